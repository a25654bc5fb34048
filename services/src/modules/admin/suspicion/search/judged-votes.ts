import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { VoteState } from '@portico/domain';
import { In, LessThanOrEqual, MoreThan, MoreThanOrEqual } from 'typeorm';
import type { FindOptionsWhere, Repository } from 'typeorm';
import { VoteEntity } from '../../../voting/index.js';
import type { VoteFact } from '../rules/facts.js';

const COUNTED: VoteState[] = ['confirmed', 'credited'];

/** Of a batch: whoever has more of one account or network has the newest. */
const MAX_VOTES = 40_000;

const FIELDS = {
  id: true,
  accountId: true,
  site: true,
  at: true,
  confirmedAt: true,
  creditedAt: true,
  day: true,
  ip: true,
  nx: true,
  votePoints: true,
} as const;

/** A vote in the order in which they are judged. */
export interface VotePlace {
  confirmedAt: number;
  voteId: number;
}

/** Reads votes that count, by the indexes of their report, their account and their network. */
@Injectable()
export class JudgedVotes {
  constructor(@InjectRepository(VoteEntity) private readonly votes: Repository<VoteEntity>) {}

  /** Votes after one in the order of their reports, up to a moment; those that do not count in between are passed over. */
  async after(
    { confirmedAt, voteId }: VotePlace,
    until: number,
    most: number,
  ): Promise<{ votes: VoteFact[]; last: VotePlace | undefined }> {
    const same = await this.votes.find({
      select: { ...FIELDS, state: true },
      where: { confirmedAt, id: MoreThan(voteId) },
      order: { id: 'ASC' },
      take: most,
    });
    const later = await this.votes
      .createQueryBuilder('vote')
      .where('vote.confirmedAt > :confirmedAt AND vote.confirmedAt <= :until', { confirmedAt, until })
      .orderBy('vote.confirmedAt', 'ASC')
      .addOrderBy('vote.id', 'ASC')
      .limit(Math.max(1, most - same.length))
      .getMany();
    const rows = [...same, ...later];
    const end = rows.at(-1);
    const last = end && { confirmedAt: end.confirmedAt ?? confirmedAt, voteId: end.id };
    return { votes: rows.filter(({ state }) => COUNTED.includes(state)).flatMap(toFact), last };
  }

  ofAccounts(accountIds: readonly number[], since: number, until: number): Promise<VoteFact[]> {
    return this.read({ accountId: In([...accountIds]), at: MoreThanOrEqual(since) }, until);
  }

  ofNetworks(networks: readonly string[], since: number, until: number): Promise<VoteFact[]> {
    return this.read({ ip: In([...networks]), at: MoreThanOrEqual(since) }, until);
  }

  /** Oldest first. */
  private async read(where: FindOptionsWhere<VoteEntity>, until: number): Promise<VoteFact[]> {
    const rows = await this.votes.find({
      select: FIELDS,
      where: { ...where, state: In(COUNTED), confirmedAt: LessThanOrEqual(until) },
      order: { at: 'DESC' },
      take: MAX_VOTES,
    });
    return rows.flatMap(toFact).toSorted((a, b) => a.confirmedAt - b.confirmedAt);
  }
}

function toFact(vote: Pick<VoteEntity, keyof typeof FIELDS>): VoteFact[] {
  const { accountId, site, at: openedAt, confirmedAt, creditedAt, day, ip: network, nx, votePoints } = vote;
  if (confirmedAt === null || day === null) return [];
  return [{ accountId, site, openedAt, confirmedAt, creditedAt, day, network, nx, votePoints }];
}
