/** Keeps answers as promises, so that two who ask at once share one call; the oldest goes first. */
export class BoundedCache<Key, Value> {
  readonly #entries = new Map<Key, Promise<Value>>();

  constructor(private readonly limit: number) {}

  get size(): number {
    return this.#entries.size;
  }

  /** Failures are not cached, so that the next caller tries again. */
  get(key: Key, load: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size >= this.limit) this.#entries.delete(oldest);
    const loading = load();
    this.#entries.set(key, loading);
    loading.catch(() => {
      if (this.#entries.get(key) === loading) this.#entries.delete(key);
    });
    return loading;
  }
}
