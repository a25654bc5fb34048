import { MINUTE_MS } from '@portico/domain';

/** A row's time is when its transaction began, so rows younger than this may not be committed yet. */
const SETTLED_MS = MINUTE_MS;

/** The sum starts again after this long, because a transaction may have committed even later. */
const AGAIN_MS = 10 * MINUTE_MS;

/** Sums the rows of a growing day. Rows older than a minute are summed once, so the day costs as much as its last minute. */
export class RunningSum {
  private settled: { start: number; until: number; sum: number; since: number } | undefined;

  /** `read` sums the rows from one moment (inclusive) to another (exclusive). */
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
      // If the clock ran ahead, rows before `until` are still being written.
      known.until <= now;
    return isGood ? known : { start, until: start, sum: 0, since: now };
  }
}
