import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_S = 60;

/** Floods of addresses evict the oldest ones. All kinds together take at most about 100 MB, including sites. */
const MAX_KEYS = 20_000;

/**
 * Counts requests in windows of one minute, each from the first request of its key, in memory. The limiter tells time by the
 * clock, which may be set: windows begin and end here, by the time that only goes on.
 */
export class LimitWindows {
  private readonly limiter: RateLimiterMemory;
  private readonly windows: LRUCache<string, true>;

  constructor(limit: number, maxKeys = MAX_KEYS) {
    this.limiter = new RateLimiterMemory({ points: limit, duration: WINDOW_S });
    this.windows = new LRUCache({
      max: maxKeys,
      ttl: WINDOW_S * 1000,
      ttlResolution: 0,
      perf: { now: () => performance.now() },
      dispose: (_value, key) => void this.limiter.delete(key),
    });
  }

  /** Counts one request; answers the seconds to wait when it is one too many, else 0. */
  async count(key: string): Promise<number> {
    if (this.windows.get(key) === undefined) this.begin(key);
    try {
      await this.limiter.consume(key);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(this.windows.getRemainingTTL(key) / 1000));
    }
  }

  private begin(key: string): void {
    this.windows.delete(key);
    this.windows.set(key, true);
  }
}
