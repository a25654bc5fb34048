import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SuspicionRule } from '@portico/domain';
import { In, IsNull, LessThan, Not } from 'typeorm';
import type { EntityManager, FindOptionsWhere, Repository } from 'typeorm';
import { maskedAddress } from '../../../platform/http/index.js';
import { countUpTo, insertMissing } from '../../../platform/persistence/index.js';
import type { VotePlace } from '../../voting/index.js';
import { SuspicionEntity, SuspicionProgressEntity } from '../admin.entities.js';
import type { Finding } from './rules/facts.js';

/** A reader would not open more pages. */
const MAX_COUNTED = 10_000;

const VOTES = 'votes';

export const SUSPICION_STATES = ['open', 'reviewed', 'all'] as const;

export interface SuspicionSelection {
  state: (typeof SUSPICION_STATES)[number];
  rule: SuspicionRule | undefined;
}

@Injectable()
export class SuspicionsRepository {
  constructor(@InjectRepository(SuspicionEntity) private readonly suspicions: Repository<SuspicionEntity>) {}

  count(selection: SuspicionSelection): Promise<number> {
    return countUpTo(this.suspicions, whereOf(selection), MAX_COUNTED);
  }

  page(
    selection: SuspicionSelection,
    { skip, take }: { skip: number; take: number },
  ): Promise<SuspicionEntity[]> {
    return this.suspicions.find({ where: whereOf(selection), order: { at: 'DESC', id: 'DESC' }, skip, take });
  }

  newestOpen(most: number): Promise<SuspicionEntity[]> {
    return this.page({ state: 'open', rule: undefined }, { skip: 0, take: most });
  }

  async openAccounts(accountIds: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await this.suspicions.find({
      select: { id: true, accountId: true },
      where: { accountId: In([...accountIds]), reviewedAt: IsNull() },
    });
    return new Set(rows.map(({ accountId }) => accountId));
  }

  /** Locks findings until the unit of work ends. It must be the first read of the unit. */
  async lock(manager: EntityManager, ids: readonly number[]): Promise<SuspicionEntity[]> {
    const where = { id: In([...ids]) };
    await manager.update(SuspicionEntity, where, { day: () => 'day' });
    return manager.find(SuspicionEntity, { where, order: { id: 'ASC' } });
  }

  async progress(): Promise<VotePlace | undefined> {
    const row = await this.suspicions.manager.findOneBy(SuspicionProgressEntity, { name: VOTES });
    return row === null ? undefined : { confirmedAt: row.confirmedAt, voteId: row.voteId };
  }

  async moveOn(manager: EntityManager, place: VotePlace): Promise<void> {
    const { affected } = await manager.update(SuspicionProgressEntity, { name: VOTES }, place);
    if (affected === 0) await manager.insert(SuspicionProgressEntity, { name: VOTES, ...place });
  }

  /** Stores one finding per rule, account and day. Newer evidence replaces older evidence unless the finding was reviewed. */
  async write(manager: EntityManager, findings: readonly Finding[]): Promise<void> {
    for (const { rule, accountId, day, at, evidence } of findings) {
      const key = { rule, accountId, day };
      // Neither admins nor readers of the table see whole addresses.
      const shown = evidence.map(({ name, value }) =>
        name === 'network' ? { name, value: maskedAddress(String(value)) } : { name, value },
      );
      const found = { at, evidence: JSON.stringify(shown) };
      const older = { ...key, at: LessThan(at), reviewedAt: IsNull() };
      const { affected } = await manager.update(SuspicionEntity, older, found);
      if (affected === 0) await insertMissing(manager, SuspicionEntity, { ...key, ...found });
    }
  }
}

function whereOf({ state, rule }: SuspicionSelection): FindOptionsWhere<SuspicionEntity> {
  return {
    ...(state === 'open' && { reviewedAt: IsNull() }),
    ...(state === 'reviewed' && { reviewedAt: Not(IsNull()) }),
    ...(rule && { rule }),
  };
}
