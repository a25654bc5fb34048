import { MINUTE_MS } from '@portico/domain';

/** Younger rows may still be missing, because a row's time is when its writer began. */
const SETTLED_MS = MINUTE_MS;

/** Then what was added up is added up anew: a writer may have been later still. */
const AGAIN_MS = 10 * MINUTE_MS;

/** Sums the rows of a growing day. Rows older than a minute are summed once, so the day costs as much as its last minute. */
export class RunningSum {
  private settled: { start: number; until: number; sum: number; since: number } | undefined;

  /** `read` adds up from one moment until before another. */
  constructor(private readonly read: (from: number, until: number) => Promise<number>) {}

  /** Sums all rows since `start`, including those from clocks that run ahead. */
  async of(start: number, now: number): Promise<number> {
    const known = this.knownOf(start, now);
    const until = Math.max(known.until, now - SETTLED_MS);
    const [more, last] = await Promise.all([
      known.until < until ? this.read(known.until, until) : 0,
      this.read(until, Number.MAX_SAFE_INTEGER),
    ]);
    this.settled = { ...known, until, sum: known.sum + more };
    return known.sum + more + last;
  }

  private knownOf(start: number, now: number) {
    const known = this.settled;
    const isGood =
      known !== undefined &&
      known.start === start &&
      now - known.since < AGAIN_MS &&
      // Not of a clock that was ahead: between then and now rows are still written.
      known.until <= now;
    return isGood ? known : { start, until: start, sum: 0, since: now };
  }
}
