import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CharacterEntity, GameClock, GameFeatures, isUnbanned } from '../../../game/index.js';
import type { Actor, Principal } from '../../../platform/http/index.js';
import { PushBrowsers, PushSubscriptionsRepository } from '../../push/index.js';
import type { AddBrowserRequestDto, PushBrowsersDto, RemoveBrowserRequestDto } from '../../push/index.js';
import { VoteSites } from '../sites/vote-sites.js';
import { VoteStandings } from '../votes/vote-standing.js';
import { VotesService } from '../votes/votes.service.js';

@Injectable()
export class NextVote {
  constructor(
    private readonly sites: VoteSites,
    private readonly standings: VoteStandings,
    private readonly features: GameFeatures,
    private readonly clock: GameClock,
  ) {}

  async turnsOf(manager: EntityManager, accountId: number, now: number) {
    const sites = this.sites.all;
    const standing = await this.standings.of(accountId, now, manager);
    const later = sites.flatMap((site) => standing.nextVoteAt(site) ?? []);
    return {
      canVote: later.length < sites.length,
      nextAt: later.length === 0 ? undefined : Math.min(...later),
    };
  }

  async isVoter(manager: EntityManager, accountId: number, now: number): Promise<boolean> {
    const { clock, features } = this;
    const isOpen = await isUnbanned(manager, accountId, now, { clock, features });
    return isOpen && (await manager.existsBy(CharacterEntity, { accountId }));
  }
}

@Injectable()
export class RemindersService implements OnModuleInit {
  constructor(
    private readonly browsers: PushBrowsers,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly next: NextVote,
    private readonly sites: VoteSites,
    private readonly votes: VotesService,
  ) {}

  /** Each counted vote sets its account's next reminder, in the unit of work that counts it. */
  onModuleInit(): void {
    this.votes.whenConfirmed(async (manager, { accountId, confirmedAt }) => {
      if (!(await this.subscriptions.isReminded(manager, accountId))) return;
      const { nextAt } = await this.next.turnsOf(manager, accountId, confirmedAt);
      await this.subscriptions.setDue(manager, accountId, nextAt ?? null);
    });
  }

  async own(principal: Principal): Promise<PushBrowsersDto> {
    this.sites.require();
    return this.browsers.own(principal, 'reminds');
  }

  async add(by: Actor, request: AddBrowserRequestDto): Promise<PushBrowsersDto> {
    this.sites.require();
    return this.browsers.add(by, request, 'reminds', async (manager) => {
      const { nextAt } = await this.next.turnsOf(manager, by.principal.accountId, Date.now());
      return nextAt ?? null;
    });
  }

  remove(by: Actor, { endpoint }: RemoveBrowserRequestDto): Promise<PushBrowsersDto> {
    return this.browsers.remove(by, endpoint, 'reminds');
  }
}
