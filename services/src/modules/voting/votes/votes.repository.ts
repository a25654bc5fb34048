import { Injectable } from '@nestjs/common';
import { In, MoreThanOrEqual } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../platform/persistence/index.js';
import { VoteEntity } from './vote.entity.js';
import type { Judgement } from './vote-rules.js';

/** Tokens live for a week at most. */
const MAX_TOKEN_MS = 7 * 86_400_000;
const CLOCK_MS = 86_400_000;

/** Votes that count. */
export const COUNTED = ['confirmed', 'credited'] as const;

/** A vote and the moment of the report that ends it. */
export interface ReportedAt {
  now: number;
  day: string;
}

/** The rows of votes. */
@Injectable()
export class VotesRepository {
  constructor(private readonly database: Database) {}

  /** By the key of its token; null for one that no one opened. */
  findByKey(site: string, voteKey: string): Promise<VoteEntity | null> {
    return this.database.reader.findOneBy(VoteEntity, { site, voteKey });
  }

  /** Locks a vote until the end of the unit of work, as `VoteDaysRepository.lock` does: nothing may have been read in it before. */
  async lock(manager: EntityManager, id: number): Promise<void> {
    await manager.update(VoteEntity, { id }, { site: () => 'site' });
  }

  /** As the unit of work sees it; null where it was removed. */
  findLocked(manager: EntityManager, id: number): Promise<VoteEntity | null> {
    return manager.findOneBy(VoteEntity, { id });
  }

  /** Votes of an account on a site that count and were confirmed since a moment, or by a clock that ran ahead. */
  countedSince(
    manager: EntityManager,
    { accountId, site }: Pick<VoteEntity, 'accountId' | 'site'>,
    since: number,
  ): Promise<Pick<VoteEntity, 'confirmedAt' | 'day'>[]> {
    return manager.find(VoteEntity, {
      select: { id: true, confirmedAt: true, day: true },
      where: {
        accountId,
        site,
        state: In([...COUNTED]),
        // On the index: what was confirmed since then was not opened long before.
        at: MoreThanOrEqual(since - MAX_TOKEN_MS - CLOCK_MS),
        confirmedAt: MoreThanOrEqual(since),
      },
    });
  }

  /** Writes down what became of a locked vote. */
  async settle(
    manager: EntityManager,
    { id }: Pick<VoteEntity, 'id'>,
    judgement: Exclude<Judgement, { verdict: 'duplicate' }>,
    { now, day }: ReportedAt,
  ): Promise<void> {
    if (judgement.verdict === 'refused') {
      const { reason } = judgement;
      await manager.update(VoteEntity, { id }, { state: 'refused', reason, openKey: null });
      return;
    }
    const { nx, votePoints } = judgement;
    await manager.update(
      VoteEntity,
      { id },
      { state: 'confirmed', reason: null, openKey: null, confirmedAt: now, day, nx, votePoints },
    );
  }
}
