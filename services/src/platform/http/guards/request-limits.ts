import { Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../config/index.js';
import type { LimitKind } from '../decorators/limit.js';
import { networkOf } from './network-of.js';
import { LimitWindows } from './limit-windows.js';

/** One count an address and kind of limit, whatever the route: nothing is gained by changing routes. */
@Injectable()
export class RequestLimits {
  private readonly windows = new LimitWindows();

  constructor(private readonly config: PorticoConfig) {}

  /** Counts one request of a visitor; answers the seconds to wait when it is one too many, else 0. */
  count(kind: LimitKind, address: string): number {
    return this.windows.count(`${kind} ${networkOf(address)}`, this.config.server.limits[kind]);
  }
}
