import { Injectable } from '@nestjs/common';
import { In, MoreThanOrEqual } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { AccountEntity, CharacterEntity, GameFeatures, whereNotBanned } from '../../../game/index.js';
import { VoteSites } from '../sites/vote-sites.js';
import { VoteDayEntity } from '../votes/vote-day.entity.js';
import { capsOf, coolDownEnd, isDayUsedUp, isSiteUsedUp, UNUSED_DAY } from '../votes/vote-rules.js';
import { VoteTerms } from '../votes/vote-terms.js';
import { VoteEntity } from '../votes/vote.entity.js';

/** A vote is confirmed at most so long after it was opened: its token has ended, or its clock was a day ahead. */
const MAX_OPEN_MS = 8 * 86_400_000;
const DAY_MS = 26 * 3_600_000;

export interface VoteTurns {
  /** On some site, now. */
  canVote: boolean;
  /** When the next site takes a vote again that takes none now; undefined where all take one, or there is none. */
  nextAt: number | undefined;
}

/** When an account may vote. */
@Injectable()
export class NextVote {
  constructor(
    private readonly sites: VoteSites,
    private readonly terms: VoteTerms,
    private readonly features: GameFeatures,
  ) {}

  /** By sites, their cool-downs, and the votes and caps of the day; within the unit of work of `manager`, if it is of one. */
  async turnsOf(manager: EntityManager, accountId: number, now: number): Promise<VoteTurns> {
    const sites = this.sites.all;
    const since = now - Math.max(DAY_MS, ...sites.map(({ coolDownMs }) => coolDownMs));
    const day = this.terms.dayOf(now);
    const used = (await manager.findOneBy(VoteDayEntity, { accountId, day })) ?? UNUSED_DAY;
    const votes = await manager.find(VoteEntity, {
      select: { id: true, site: true, day: true, confirmedAt: true },
      where: {
        accountId,
        at: MoreThanOrEqual(since - MAX_OPEN_MS),
        state: In(['confirmed', 'credited']),
        confirmedAt: MoreThanOrEqual(since),
      },
    });
    const caps = capsOf(used, this.terms.program);
    const isDayOver = isDayUsedUp(used, this.terms.program);
    const turns = sites.map((site) => {
      const own = votes.filter((vote) => vote.site === site.id);
      const end = coolDownEnd(
        site,
        own.flatMap(({ confirmedAt }) => confirmedAt ?? []),
        now,
      );
      const earnsNothing = (caps.nx || site.nx === 0) && (caps.votePoints || site.votePoints === 0);
      const isSiteOver = isSiteUsedUp(site, own.filter((vote) => vote.day === day).length);
      const isUsed = isDayOver || isSiteOver || earnsNothing;
      return Math.max(end ?? now, isUsed ? this.terms.dayEndOf(now) : now);
    });
    const later = turns.filter((at) => at > now);
    return {
      canVote: later.length < turns.length,
      nextAt: later.length === 0 ? undefined : Math.min(...later),
    };
  }

  /** Whether the account is there, not banned, and has a character to vote for. */
  async isVoter(manager: EntityManager, accountId: number, now: number): Promise<boolean> {
    const account = manager
      .createQueryBuilder(AccountEntity, 'account')
      .select('account.id')
      .where('account.id = :accountId', { accountId });
    const found = await whereNotBanned(account, now, this.features).getOne();
    return found !== null && (await manager.existsBy(CharacterEntity, { accountId }));
  }
}
