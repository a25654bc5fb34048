import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type { SuspicionRule } from '@portico/domain';
import { In, IsNull, Not } from 'typeorm';
import type { DataSource, EntityManager, FindOptionsWhere, Repository } from 'typeorm';
import { lockRow } from '../../../platform/persistence/index.js';
import { SuspicionEntity } from '../suspicion.entity.js';
import type { SuspicionState } from './suspicions.dto.js';

/** No one turns so many pages. */
const MAX_COUNTED = 10_000;

export interface SuspicionSelection {
  state: SuspicionState;
  rule: SuspicionRule | undefined;
}

@Injectable()
export class SuspicionsRepository {
  constructor(
    @InjectRepository(SuspicionEntity) private readonly suspicions: Repository<SuspicionEntity>,
    @InjectDataSource() private readonly reader: DataSource,
  ) {}

  async count(selection: SuspicionSelection): Promise<number> {
    const [text, parameters] = this.suspicions
      .createQueryBuilder('found')
      .select('found.id', 'id')
      .where(whereOf(selection))
      .limit(MAX_COUNTED)
      .getQueryAndParameters();
    const [row] = await this.reader.query<{ total: number | string }[]>(
      `SELECT COUNT(*) AS total FROM (${text}) counted`,
      parameters,
    );
    return Number(row?.total ?? 0);
  }

  /** Newest first. */
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

  /** Locks a finding until the end of the unit of work; nothing may have been read in it before. Null where it is gone. */
  async lock(manager: EntityManager, id: number): Promise<SuspicionEntity | null> {
    await lockRow(manager, SuspicionEntity, { id }, 'day');
    return manager.findOneBy(SuspicionEntity, { id });
  }

  async lockMany(manager: EntityManager, ids: readonly number[]): Promise<SuspicionEntity[]> {
    const where = { id: In([...ids]) };
    await manager.update(SuspicionEntity, where, { day: () => 'day' });
    return manager.find(SuspicionEntity, { where, order: { id: 'ASC' } });
  }

  async markReviewed(
    manager: EntityManager,
    id: number,
    reviewed: { reviewedAt: number; reviewedBy: number; note: string },
  ): Promise<void> {
    await manager.update(SuspicionEntity, { id }, reviewed);
  }
}

function whereOf({ state, rule }: SuspicionSelection): FindOptionsWhere<SuspicionEntity> {
  return {
    ...(state === 'open' && { reviewedAt: IsNull() }),
    ...(state === 'reviewed' && { reviewedAt: Not(IsNull()) }),
    ...(rule && { rule }),
  };
}
