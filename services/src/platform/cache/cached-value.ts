/**
 * A value that is read again once it is older than `ttlMs`. Callers that come at the same time share one reading, and a
 * reading that failed is not kept.
 */
export class CachedValue<T> {
  private value: { readonly of: T; readonly until: number } | undefined;
  private reading: Promise<T> | undefined;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly ttlMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async get(): Promise<T> {
    if (this.value !== undefined && this.now() < this.value.until) return this.value.of;
    this.reading ??= this.readAgain();
    return this.reading;
  }

  private async readAgain(): Promise<T> {
    try {
      const value = await this.read();
      this.value = { of: value, until: this.now() + this.ttlMs };
      return value;
    } finally {
      this.reading = undefined;
    }
  }
}
