import { Injectable } from '@nestjs/common';
import { dayNumber } from '@portico/domain';
import { GrantsService } from '@portico/services/modules/ledger';
import { PorticoConfig } from '@portico/services/platform/config';
import { AppError } from '@portico/services/platform/errors';
import type { Principal } from '@portico/services/platform/http';
import { Visitors } from '../server/visitors.js';

interface Visit {
  isInGame: boolean;
}

/** NX that each visitor gets once a day while in the game, to show how a waiting grant arrives. */
const GIFT = 500;

@Injectable()
export class DemoVisitsService {
  constructor(
    private readonly config: PorticoConfig,
    private readonly visitors: Visitors,
    private readonly grants: GrantsService,
  ) {}

  async enter({ accountId }: Principal, characterId: number): Promise<Visit> {
    this.requireSimulation();
    const now = Date.now();
    await this.visitors.enter(accountId, characterId, now);
    await this.giveOfDay(accountId, dayNumber(now, this.config.public.time.zone));
    return { isInGame: true };
  }

  /** Succeeds even if the visitor has already left. */
  async leave({ accountId }: Principal, how: 'logOut' | 'crash'): Promise<Visit> {
    this.requireSimulation();
    if (how === 'crash') await this.visitors.crash(accountId);
    else await this.visitors.logOut(accountId, Date.now());
    return { isInGame: false };
  }

  private giveOfDay(accountId: number, day: number): Promise<void> {
    return this.grants.give({
      entryKey: `demo-gift:${accountId}:${day}`,
      accountId,
      currency: 'NX',
      delta: GIFT,
      reason: 'admin',
      actorAccountId: null,
      requestId: null,
    });
  }

  /** Prevents writes to a real game server's database, whatever its settings say. */
  private requireSimulation(): void {
    const { demo, bridgeKind } = this.config;
    if (!demo || bridgeKind !== 'simulated') throw new AppError('game.feature_off');
  }
}
