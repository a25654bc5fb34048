import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_S = 60;

/** The same windows as `LimitWindows`, counted in Redis by all processes together. */
export class SharedWindows {
  private readonly limiter: RateLimiterRedis;

  constructor(redis: Redis, keyPrefix: string, limit: number) {
    this.limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix,
      points: limit,
      duration: WINDOW_S,
      rejectIfRedisNotReady: true,
    });
  }

  /** Counts one request; answers the seconds to wait when it is one too many, else 0. Throws while Redis is away. */
  async count(key: string): Promise<number> {
    try {
      await this.limiter.consume(key);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }
}
