/** Short beside everything that a test does meanwhile, and long enough to leave the processor to it. */
const PAUSE_MS = 25;

export interface Visits<Answer> {
  /** Visits that have ended so far. */
  count: () => number;
  /** Ends with the visit that is under way. */
  end: () => Promise<{ answers: readonly Answer[] }>;
}

/** One visitor who asks again and again, a moment after each page. */
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
