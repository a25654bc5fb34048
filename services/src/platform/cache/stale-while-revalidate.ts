/**
 * A value that is answered at once with what was read last, while an older one than `freshMs` is read again in the
 * background. Only a caller that finds nothing, or something older than `staleMs`, waits for the reading.
 */
export class StaleWhileRevalidate<T> {
  private value: { readonly of: T; readonly at: number } | undefined;
  private reading: Promise<T> | undefined;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly times: { freshMs: number; staleMs: number },
    private readonly now: () => number = () => performance.now(),
  ) {}

  async get(): Promise<T> {
    const age = this.value === undefined ? Infinity : this.now() - this.value.at;
    if (this.value !== undefined && age < this.times.freshMs) return this.value.of;
    const reading = this.refresh();
    if (this.value === undefined || age >= this.times.staleMs) return reading;
    // Whoever waits for a later one hears of the failure; this caller has an answer.
    reading.catch(() => undefined);
    return this.value.of;
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
