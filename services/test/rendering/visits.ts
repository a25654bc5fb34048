const PAUSE_MS = 5;

export interface Visits<Answer> {
  /** Visits that have ended so far. */
  count: () => number;
  /** Ends with the visit that is under way. */
  end: () => Promise<{ answers: readonly Answer[]; median: number }>;
}

/** One visitor who asks again and again, a moment after each page. */
export function visitRepeatedly<Answer>(ask: () => Promise<Answer>): Visits<Answer> {
  const answers: Answer[] = [];
  const times: number[] = [];
  const ending = new AbortController();
  const visiting = (async () => {
    do {
      const begun = performance.now();
      answers.push(await ask());
      times.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    } while (!ending.signal.aborted);
  })();
  return {
    count: () => answers.length,
    end: async () => {
      ending.abort();
      await visiting;
      times.sort((a, b) => a - b);
      return { answers, median: times[Math.floor(times.length / 2)] ?? 0 };
    },
  };
}
