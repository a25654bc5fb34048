/** Short compared with everything that a test does, and long enough to leave the processor to it. */
const PAUSE_MS = 25;

export interface Visits<Answer> {
  /** Visits that have ended so far. */
  count: () => number;
  /** Ends with the current visit. */
  end: () => Promise<{ answers: readonly Answer[] }>;
}

/** One visitor who keeps requesting pages, a moment after each answer. */
export function visitRepeatedly<Answer>(ask: () => Promise<Answer>): Visits<Answer> {
  const answers: Answer[] = [];
  const ending = new AbortController();
  const visiting = (async () => {
    do {
      answers.push(await ask());
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    } while (!ending.signal.aborted);
  })();
  return {
    count: () => answers.length,
    end: async () => {
      ending.abort();
      await visiting;
      return { answers };
    },
  };
}
