export interface CacheTimes {
  /** Age up to which a value is returned without being read again. */
  freshMs: number;
  /** Age up to which an old value is still returned while a new one is read. `freshMs` by default. */
  staleMs?: number;
  /** Time after a failure in which nothing is read, and callers get the failure or the old value. None by default. */
  restMs?: number;
}

/** A cached value, reread in the background when older than `freshMs`. Callers share one reading. A failure is kept for `restMs`. */
export class CachedValue<T> {
  private value: { readonly of: T; readonly at: number } | undefined;
  private reading: Promise<T> | undefined;
  private failedAt: number | undefined;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly times: CacheTimes,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async get(): Promise<T> {
    const { freshMs, staleMs = freshMs } = this.times;
    const age = this.value === undefined ? Infinity : this.now() - this.value.at;
    if (this.value !== undefined && age < freshMs) return this.value.of;
    const reading = this.refresh();
    if (this.value === undefined || age >= staleMs) return reading;
    // Callers who wait get the failure; this one already has a value.
    reading.catch(() => undefined);
    return this.value.of;
  }

  /** Returns the last value if it is younger than `maxAgeMs`; does not read. */
  newerThan(maxAgeMs: number): T | undefined {
    return this.value !== undefined && this.now() - this.value.at < maxAgeMs ? this.value.of : undefined;
  }

  private refresh(): Promise<T> {
    const { restMs = 0 } = this.times;
    if (this.failedAt !== undefined && this.now() - this.failedAt >= restMs) {
      this.reading = undefined;
      this.failedAt = undefined;
    }
    this.reading ??= this.read().then(
      (value) => {
        this.value = { of: value, at: this.now() };
        this.reading = undefined;
        return value;
      },
      (error: unknown) => {
        this.failedAt = this.now();
        throw error;
      },
    );
    return this.reading;
  }
}
