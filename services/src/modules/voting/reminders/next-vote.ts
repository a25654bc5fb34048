import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  AccountEntity,
  CharacterEntity,
  GameFeatures,
  whereNotBanned,
  GameClock,
} from '../../../game/index.js';
import { VoteSites } from '../sites/vote-sites.js';
import { VoteStandings } from '../votes/vote-standing.js';

export interface VoteTurns {
  /** On some site, now. */
  canVote: boolean;
  /** When the next closed site takes a vote again; undefined if all are open, or there are none. */
  nextAt: number | undefined;
}

@Injectable()
export class NextVote {
  constructor(
    private readonly sites: VoteSites,
    private readonly standings: VoteStandings,
    private readonly features: GameFeatures,
    private readonly clock: GameClock,
  ) {}

  /** By sites, their cool-downs, and the votes and caps of the day; within the unit of work of `manager`, if it is of one. */
  async turnsOf(manager: EntityManager, accountId: number, now: number): Promise<VoteTurns> {
    const sites = this.sites.all;
    const standing = await this.standings.of(accountId, now, manager);
    const later = sites.flatMap((site) => standing.nextVoteAt(site) ?? []);
    return {
      canVote: later.length < sites.length,
      nextAt: later.length === 0 ? undefined : Math.min(...later),
    };
  }

  async isVoter(manager: EntityManager, accountId: number, now: number): Promise<boolean> {
    const account = manager
      .createQueryBuilder(AccountEntity, 'account')
      .select('account.id')
      .where('account.id = :accountId', { accountId });
    const found = await whereNotBanned(account, now, this.features, this.clock).getOne();
    return found !== null && (await manager.existsBy(CharacterEntity, { accountId }));
  }
}
