export interface CacheTimes {
  /** For so long a value is answered without being read again. */
  freshMs: number;
  /** Older values are no longer served and callers wait for a new one. The default is `freshMs`. */
  staleMs?: number;
}

/** A cached value, reread in the background when older than `freshMs`. Callers share one reading; failures are not cached. */
export class CachedValue<T> {
  private value: { readonly of: T; readonly at: number } | undefined;
  private reading: Promise<T> | undefined;

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
    // Callers who wait for a newer value get the failure. This caller already has a value.
    reading.catch(() => undefined);
    return this.value.of;
  }

  /** The last value, where it is younger than `maxAgeMs`, without reading. */
  newerThan(maxAgeMs: number): T | undefined {
    return this.value !== undefined && this.now() - this.value.at < maxAgeMs ? this.value.of : undefined;
  }

  private refresh(): Promise<T> {
    this.reading ??= this.read()
      .then((value) => {
        this.value = { of: value, at: this.now() };
        return value;
      })
      .finally(() => (this.reading = undefined));
    return this.reading;
  }
}
