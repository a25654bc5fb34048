import { LRUCache } from 'lru-cache';
import { atMost } from '../../cache/index.js';
import { AppError } from '../../errors/index.js';
import { isDatabaseAway } from '../../persistence/index.js';

/** A key that was revoked in another process is accepted at most this long. */
const KEY_MS = 30_000;
/** From this age on, a key in use is read again, while requests continue with the known value. */
const REFRESH_MS = KEY_MS / 2;
/** Time for which a wrong key is refused without a lookup. */
const WRONG_MS = 10_000;
/** Pause after the database did not answer, so that requests neither wait for it nor count as lookups. */
const AWAY_MS = 5000;
const MAX_API_KEYS = 5000;

/** A valid key of the public API. */
export interface ApiKeyOwner {
  id: number;
  accountId: number;
}

/** Finds a valid key; undefined for any other text. */
export type KeyReader = (key: string) => Promise<ApiKeyOwner | undefined>;

interface Known extends ApiKeyOwner {
  readAt: number;
}

/** `wait` is in seconds, for an address that tried too many keys. */
export type FoundKey = ApiKeyOwner | { wait: number } | 'unknown' | 'away';

const memory = (ttl: number) => ({
  ...atMost(MAX_API_KEYS),
  ttl,
  ttlResolution: 0,
  perf: { now: () => performance.now() },
});

/** Remembers who owns which key, by its hash. Concurrent requests of an address share one lookup. */
export class ApiKeyOwners {
  private readonly known = new LRUCache<string, Known>(memory(KEY_MS));
  private readonly wrong = new LRUCache<string, true>(memory(WRONG_MS));
  private readonly pending = new Map<string, Promise<FoundKey>>();
  private awayUntil = -Infinity;
  private removals = 0;

  /** `countLookup` counts a lookup of the address; it returns the seconds to wait if it is one too many, else 0. */
  constructor(
    private readonly readKey: KeyReader,
    private readonly countLookup: (address: string) => Promise<number>,
  ) {}

  find(hash: string, key: string, address: string): FoundKey | Promise<FoundKey> {
    const known = this.known.get(hash);
    if (known !== undefined) {
      if (performance.now() - known.readAt >= REFRESH_MS) void this.refresh(hash, key);
      return known;
    }
    if (this.wrong.has(hash)) return 'unknown';
    if (performance.now() < this.awayUntil) return 'away';
    return this.once(`${address} ${hash}`, async () => {
      const wait = await this.countLookup(address);
      return wait > 0 ? { wait } : this.read(hash, key);
    });
  }

  /** Forgets a removed key, also if it is being read. */
  forget(id: number): void {
    this.removals += 1;
    for (const [hash, known] of this.known.entries()) if (known.id === id) this.known.delete(hash);
  }

  /** A failure leaves the key as it is until it lapses. */
  private async refresh(hash: string, key: string): Promise<void> {
    if (performance.now() < this.awayUntil) return;
    await this.once(hash, () => this.read(hash, key)).catch(() => undefined);
  }

  private async once(name: string, find: () => Promise<FoundKey>): Promise<FoundKey> {
    const pending = this.pending.get(name) ?? find().finally(() => this.pending.delete(name));
    this.pending.set(name, pending);
    return pending;
  }

  private async read(hash: string, key: string): Promise<FoundKey> {
    const { removals } = this;
    try {
      const owner = await this.readKey(key);
      if (owner === undefined) {
        this.known.delete(hash);
        this.wrong.set(hash, true);
        return 'unknown';
      }
      if (removals === this.removals) this.known.set(hash, { ...owner, readAt: performance.now() });
      return owner;
    } catch (error) {
      // Once the loss is known, no query is even tried.
      const isKnownAway = error instanceof AppError && error.code === 'database.unavailable';
      if (!isKnownAway && !isDatabaseAway(error)) throw error;
      this.awayUntil = performance.now() + AWAY_MS;
      return 'away';
    }
  }
}
