/**
 * Limits how many rows strangers can cause to be written. Further ones are counted and dropped, so that endless guessing fills no disk.
 */
export class WriteBudget {
  private used = 0;
  private omitted = 0;
  private at = performance.now();

  constructor(
    /** Rows that may be written at once. */
    private readonly burst: number,
    /** Time until one more may be written. */
    private readonly refillMs: number,
  ) {}

  /** Returns how many were dropped since the last written row, if this one may be written; else undefined. */
  take(now = performance.now()): number | undefined {
    this.used = Math.max(0, this.used - (now - this.at) / this.refillMs);
    this.at = now;
    if (this.used + 1 > this.burst) {
      this.omitted += 1;
      return undefined;
    }
    this.used += 1;
    const { omitted } = this;
    this.omitted = 0;
    return omitted;
  }
}
