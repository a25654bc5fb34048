import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { atMost } from '../../cache/index.js';
import { PorticoConfig } from '../../config/index.js';
import { hashOf } from '../../hash-chain/index.js';
import { derivedKey } from '../../keys/index.js';
import type { LimitKind } from '../decorators/limit.js';
import { ApiKeyOwners, type KeyReader } from './api-key-owners.js';
import { maskedNetwork, networkOf, NETWORKS_PER_SITE } from './networks.js';
import { RedisConnection } from './redis-connection.js';

const WINDOW_S = 60;

/** Most keys; a flood of addresses evicts the oldest. All kinds together take about 100 MB, including sites. */
const MAX_KEYS = 20_000;

/**
 * Counts requests in memory in windows of one minute, each from the first request of its key. The limiter uses the
 * wall clock, which can be set, so windows begin and end here by the monotonic clock.
 */
export class LimitWindows {
  private readonly limiter: RateLimiterMemory;
  private readonly windows: LRUCache<string, true>;

  constructor(limit: number, maxKeys = MAX_KEYS) {
    this.limiter = new RateLimiterMemory({ points: limit, duration: WINDOW_S });
    this.windows = new LRUCache({
      ...atMost(maxKeys),
      ttl: WINDOW_S * 1000,
      ttlResolution: 0,
      perf: { now: () => performance.now() },
      dispose: (_value, key) => void this.limiter.delete(key),
    });
  }

  /** Counts one request; returns the seconds to wait if it is one too many, else 0. */
  count(key: string): Promise<number> {
    if (this.windows.get(key) === undefined) this.begin(key);
    return secondsToWait(this.limiter.consume(key), () => this.windows.getRemainingTTL(key));
  }

  private begin(key: string): void {
    this.windows.delete(key);
    this.windows.set(key, true);
  }
}

async function secondsToWait(counted: Promise<RateLimiterRes>, msLeft: (refusal: RateLimiterRes) => number) {
  try {
    await counted;
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(msLeft(refusal) / 1000));
  }
}

/** The same windows, counted in Redis by all processes together. */
class SharedWindows {
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

  /** Throws while Redis is away. */
  count(key: string): Promise<number> {
    return secondsToWait(this.limiter.consume(key), ({ msBeforeNext }) => msBeforeNext);
  }
}

/** Most IPv6 sites that are counted. There are fewer sites than networks. */
const MAX_SITES = 5000;

/** Keys that a network may try in a minute. A key in use is not looked up again. */
const MAX_KEY_LOOKUPS = 60;

/** Kinds of requests that networks are counted for. */
type NetworkKind = LimitKind | 'key lookup';

/** The unit that a request counts for: its network, the site of the network, or the account of its key. */
interface Share {
  name: NetworkKind | `${NetworkKind} site` | `${LimitKind} key`;
  key: string;
  limit: number;
  maxKeys?: number;
}

/**
 * One count per network and kind of limit, whatever the route: changing routes, or networks inside a /48 of IPv6,
 * gains nothing. With REDIS_URL all processes count together; while Redis is away each counts for itself.
 */
@Injectable()
export class RequestLimits implements OnApplicationShutdown {
  private readonly own = new Map<Share['name'], LimitWindows>();
  private readonly shared = new Map<Share['name'], SharedWindows>();
  private keys: ApiKeyOwners | undefined;
  private readonly redis: RedisConnection | undefined;
  private readonly installation: string;

  constructor(private readonly config: PorticoConfig) {
    const { redisUrl, tokenSecret } = config.env;
    this.redis = redisUrl === undefined ? undefined : new RedisConnection(redisUrl);
    // Replicas share the secret; another portal on the same Redis has its own.
    this.installation = derivedKey(tokenSecret, 'redis').toString('hex').slice(0, 12);
  }

  /** Counts one request of a visitor; returns the seconds to wait if it is one too many, else 0. */
  count(kind: LimitKind, address: string): Promise<number> {
    return this.countNetwork(kind, this.config.server.limits[kind], address);
  }

  useKeys(readKey: KeyReader): void {
    this.keys = new ApiKeyOwners(readKey, (address) =>
      this.countNetwork('key lookup', MAX_KEY_LOOKUPS, address),
    );
  }

  /** A removed key is unknown from the next request on. */
  forgetKey(id: number): void {
    this.keys?.forget(id);
  }

  /**
   * Counts one request for the account of its key, wherever it comes from; `unknown` if there is no such key. A wrong
   * key, and any key while the database is away, counts for the network.
   */
  async countKey(kind: LimitKind, key: string, address: string): Promise<number | 'unknown'> {
    const found = (await this.keys?.find(hashOf(key), key, address)) ?? 'unknown';
    if (found === 'away') return this.count(kind, address);
    if (found === 'unknown') return (await this.count(kind, address)) || 'unknown';
    if ('wait' in found) return found.wait;
    return this.countIn({ name: `${kind} key`, key: String(found.accountId), limit: this.keyLimit(kind) });
  }

  /** Requests per minute of an account with keys. Searches take the processor, so a key does not multiply them. */
  keyLimit(kind: LimitKind): number {
    const { limits, publicApi } = this.config.server;
    return kind === 'search' ? limits.search : limits[kind] * publicApi.keyFactor;
  }

  onApplicationShutdown(): void {
    this.redis?.close();
  }

  private async countNetwork(name: NetworkKind, limit: number, address: string): Promise<number> {
    const key = networkOf(address);
    const wait = await this.countIn({ name, key, limit });
    // A refused network does not use up its site.
    if (wait > 0 || !key.includes(':')) return wait;
    const site = { key: maskedNetwork(key), limit: limit * NETWORKS_PER_SITE, maxKeys: MAX_SITES };
    return this.countIn({ name: `${name} site`, ...site });
  }

  private async countIn(share: Share): Promise<number> {
    const wait = await this.redis?.run((client) => this.sharedWindows(client, share).count(share.key));
    return wait ?? this.ownWindows(share).count(share.key);
  }

  private ownWindows({ name, limit, maxKeys }: Share): LimitWindows {
    const windows = this.own.get(name) ?? new LimitWindows(limit, maxKeys);
    this.own.set(name, windows);
    return windows;
  }

  private sharedWindows(client: Redis, { name, limit }: Share): SharedWindows {
    const windows =
      this.shared.get(name) ?? new SharedWindows(client, `portico:${this.installation}:limit:${name}`, limit);
    this.shared.set(name, windows);
    return windows;
  }
}
