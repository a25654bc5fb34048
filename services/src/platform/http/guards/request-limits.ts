import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { PorticoConfig } from '../../config/index.js';
import type { LimitKind } from '../decorators/limit.js';
import { LimitWindows } from './limit-windows.js';
import { networkOf } from './network-of.js';
import { connectRedis } from './redis-connection.js';
import { SharedWindows } from './shared-windows.js';

/**
 * One count per address and kind of limit, whatever the route: nothing is gained by changing routes. With REDIS_URL all
 * processes count together; while Redis is away each counts for itself.
 */
@Injectable()
export class RequestLimits implements OnApplicationShutdown {
  private readonly own = new Map<LimitKind, LimitWindows>();
  private readonly shared = new Map<LimitKind, SharedWindows>();
  private readonly redis: Redis | undefined;

  constructor(private readonly config: PorticoConfig) {
    const { redisUrl } = config.env;
    this.redis = redisUrl === undefined ? undefined : connectRedis(redisUrl);
  }

  /** Counts one request of a visitor; answers the seconds to wait when it is one too many, else 0. */
  async count(kind: LimitKind, address: string): Promise<number> {
    const network = networkOf(address);
    if (this.redis?.status === 'ready') {
      try {
        return await this.sharedWindows(this.redis, kind).count(network);
      } catch {
        // It was lost just now: the connection says so, and the request is counted here.
      }
    }
    return this.ownWindows(kind).count(network);
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private ownWindows(kind: LimitKind): LimitWindows {
    const windows = this.own.get(kind) ?? new LimitWindows(this.config.server.limits[kind]);
    this.own.set(kind, windows);
    return windows;
  }

  private sharedWindows(redis: Redis, kind: LimitKind): SharedWindows {
    const windows = this.shared.get(kind) ?? new SharedWindows(redis, kind, this.config.server.limits[kind]);
    this.shared.set(kind, windows);
    return windows;
  }
}
