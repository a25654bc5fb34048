import { Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../config/index.js';
import type { LimitKind } from '../decorators/limit.js';
import { LimitWindows } from './limit-windows.js';
import { networkOf } from './network-of.js';

/** One count per address and kind of limit, whatever the route: nothing is gained by changing routes. */
@Injectable()
export class RequestLimits {
  private readonly windows = new Map<LimitKind, LimitWindows>();

  constructor(private readonly config: PorticoConfig) {}

  /** Counts one request of a visitor; answers the seconds to wait when it is one too many, else 0. */
  count(kind: LimitKind, address: string): Promise<number> {
    const windows = this.windows.get(kind) ?? new LimitWindows(this.config.server.limits[kind]);
    this.windows.set(kind, windows);
    return windows.count(networkOf(address));
  }
}
