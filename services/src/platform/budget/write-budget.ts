/** Limits how much strangers can have written. Further rows are counted and dropped, so that endless guessing fills no disk. */
export class WriteBudget {
  private used = 0;
  private omitted = 0;
  private at = performance.now();

  constructor(
    /** How many at once. */
    private readonly burst: number,
    /** How long one of them takes to be free again. */
    private readonly refillMs: number,
  ) {}

  /** How many were left out since the last one that is written, where this one may be; else undefined, and it is left out. */
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
