import { Injectable, Module } from '@nestjs/common';
import { GrantsService, LedgerModule } from '@portico/services/modules/ledger';
import {
  Call,
  Choice,
  CurrentPrincipal,
  Flag,
  Integer,
  Resource,
  StrictBody,
  Summary,
} from '@portico/services/platform/http';
import type { Principal } from '@portico/services/platform/http';
import { dayNumber, MAX_INT32 } from '@portico/domain';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { PorticoConfig } from '@portico/services/platform/config';
import { AppError } from '@portico/services/platform/errors';
import { DemoServerSwitch } from '../server/demo-server-switch.js';
import { Visitors } from '../server/visitors.js';

const LEAVE_WAYS = ['logOut', 'crash'] as const;
type LeaveWay = (typeof LEAVE_WAYS)[number];

class EnterGameRequestDto {
  @Integer({ minimum: 1, maximum: MAX_INT32 }) @IsInt() @Min(1) @Max(MAX_INT32) characterId: number;
}

class LeaveGameRequestDto {
  @Choice(LEAVE_WAYS, '`crash`: unsaved, which leaves the account stuck as in the real game')
  @IsIn(LEAVE_WAYS)
  how: LeaveWay;
}

class DemoVisitDto {
  @Flag('The account is in the game now') isInGame: boolean;
}

/** NX that each visitor gets once a day while in the game, to show how a waiting grant arrives. */
const GIFT = 500;

@Injectable()
class DemoVisitsService {
  constructor(
    private readonly config: PorticoConfig,
    private readonly visitors: Visitors,
    private readonly grants: GrantsService,
  ) {}

  async enter({ accountId }: Principal, characterId: number): Promise<DemoVisitDto> {
    this.requireSimulation();
    const now = Date.now();
    await this.visitors.enter(accountId, characterId, now);
    await this.giveOfDay(accountId, dayNumber(now, this.config.public.time.zone));
    return { isInGame: true };
  }

  /** Succeeds even if the visitor has already left. */
  async leave({ accountId }: Principal, how: LeaveWay): Promise<DemoVisitDto> {
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

@Resource('demo', 'demo/game')
class DemoVisitsController {
  constructor(private readonly visits: DemoVisitsService) {}

  @Call('POST', 'enter', { permission: 'player', limit: 'spend', type: DemoVisitDto })
  @Summary('Logs the account in to the simulated game; 404 outside of the demo world')
  enter(@CurrentPrincipal() principal: Principal, @StrictBody() { characterId }: EnterGameRequestDto) {
    return this.visits.enter(principal, characterId);
  }

  @Call('POST', 'leave', { permission: 'player', limit: 'spend', type: DemoVisitDto })
  @Summary('Leaves the simulated game, saved or as after a crash; 404 outside of the demo world')
  leave(@CurrentPrincipal() principal: Principal, @StrictBody() { how }: LeaveGameRequestDto) {
    return this.visits.leave(principal, how);
  }
}

/** Calls with which a visitor of the demo world enters and leaves its game. They answer 404 elsewhere. */
@Module({
  imports: [LedgerModule],
  controllers: [DemoVisitsController],
  providers: [DemoServerSwitch, DemoVisitsService, Visitors],
  exports: [DemoServerSwitch, Visitors],
})
export class DemoVisitsModule {}
