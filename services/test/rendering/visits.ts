import type { Rendering } from '../../src/modules/rendering/index.js';

const PAUSE_MS = 5;

export interface Visits {
  /** Ends with the visit that is under way. */
  end: () => Promise<{ renderings: readonly (Rendering | undefined)[]; p90: number }>;
}

/** One visitor who asks again and again, a moment after each page. */
export function visitRepeatedly(render: () => Promise<Rendering | undefined>): Visits {
  const renderings: (Rendering | undefined)[] = [];
  const times: number[] = [];
  const ending = new AbortController();
  const visiting = (async () => {
    do {
      const begun = performance.now();
      renderings.push(await render());
      times.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    } while (!ending.signal.aborted);
  })();
  return {
    end: async () => {
      ending.abort();
      await visiting;
      times.sort((a, b) => a - b);
      return { renderings, p90: times[Math.floor(times.length * 0.9)] ?? 0 };
    },
  };
}
