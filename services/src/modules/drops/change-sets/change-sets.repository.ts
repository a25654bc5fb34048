import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DropSetState } from '@portico/domain';
import type { EntityManager, Repository, SelectQueryBuilder } from 'typeorm';
import { inBatches } from '../../../platform/collections/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { insertedId, insertRows } from '../../../platform/persistence/index.js';
import { type DropRow, dropValuesOf } from '../drop-tables.js';
import { DropChangeEntity, DropChangeSetEntity } from './change-set.entities.js';
import type { PlannedChange } from './drop-writer.js';

export interface ChangeSetFilter {
  state: DropSetState | undefined;
  dropperId: number | undefined;
  itemId: number | undefined;
}

const ROWS_AT_ONCE = 1000;

/** Maximum bytes of the column. A row of the stock game has about a hundred. */
const MAX_KEPT_BYTES = 65_535;

@Injectable()
export class ChangeSetsRepository {
  constructor(
    @InjectRepository(DropChangeSetEntity) private readonly dropChangeSets: Repository<DropChangeSetEntity>,
  ) {}

  async add(manager: EntityManager, set: Omit<DropChangeSetEntity, 'id'>): Promise<number> {
    return insertedId(await manager.insert(DropChangeSetEntity, set));
  }

  async addChanges(manager: EntityManager, setId: number, changes: readonly PlannedChange[]): Promise<void> {
    for (const batch of inBatches([...changes.entries()], ROWS_AT_ONCE)) {
      const rows = batch.map(([place, change]) => toRow(setId, place, change));
      await nextTurn();
      await insertRows(manager, DropChangeEntity, rows);
    }
  }

  async removeChanges(manager: EntityManager, setId: number): Promise<void> {
    await manager.delete(DropChangeEntity, { setId });
  }

  async findOrFail(id: number, manager = this.dropChangeSets.manager): Promise<DropChangeSetEntity> {
    const set = await manager.findOneBy(DropChangeSetEntity, { id });
    if (set === null) throw new AppError('drops.change_set_not_found');
    return set;
  }

  async changesOf(setId: number, manager = this.dropChangeSets.manager): Promise<DropChangeEntity[]> {
    const changes: DropChangeEntity[] = [];
    for (;;) {
      const rows = await manager
        .createQueryBuilder(DropChangeEntity, 'change')
        .where('change.setId = :setId AND change.place >= :from', { setId, from: changes.length })
        .orderBy('change.place')
        .limit(ROWS_AT_ONCE)
        .getMany();
      changes.push(...rows);
      if (rows.length < ROWS_AT_ONCE) return changes;
      await nextTurn();
    }
  }

  list(
    filter: ChangeSetFilter,
    { skip, take }: { skip: number; take: number },
  ): Promise<[DropChangeSetEntity[], number]> {
    return this.matching(filter).orderBy('set.id', 'DESC').skip(skip).take(take).getManyAndCount();
  }

  async move(
    manager: EntityManager,
    { id, state, version }: { id: number; state: DropSetState; version?: number },
    to: Partial<DropChangeSetEntity>,
  ): Promise<boolean> {
    const where = version === undefined ? { id, state } : { id, state, version };
    const { affected } = await manager.update(DropChangeSetEntity, where, to);
    return affected === 1;
  }

  async removeDraft(manager: EntityManager, id: number): Promise<boolean> {
    const { affected } = await manager.delete(DropChangeSetEntity, { id, state: 'draft' });
    if (affected !== 1) return false;
    await this.removeChanges(manager, id);
    return true;
  }

  private matching({ state, dropperId, itemId }: ChangeSetFilter): SelectQueryBuilder<DropChangeSetEntity> {
    const sets = this.dropChangeSets.createQueryBuilder('set');
    if (state !== undefined) sets.andWhere('set.state = :state', { state });
    if (dropperId === undefined && itemId === undefined) return sets;
    const changes = sets
      .subQuery()
      .select('change.setId')
      .from(DropChangeEntity, 'change')
      .where('change.setId = set.id');
    if (dropperId !== undefined) changes.andWhere('change.dropperId = :dropperId');
    if (itemId !== undefined) changes.andWhere('change.itemId = :itemId');
    return sets.andWhere(`EXISTS ${changes.getQuery()}`, { dropperId, itemId });
  }
}

function toRow(setId: number, place: number, change: PlannedChange): Omit<DropChangeEntity, 'id'> {
  const { table, dropperId, rowId, before, after } = change;
  const row = after ?? before;
  return {
    setId,
    place,
    table,
    dropperId,
    itemId: row === null ? 0 : dropValuesOf(table, row).itemId,
    rowId,
    before: toKept(before),
    after: toKept(after),
  };
}

function toKept(row: DropRow | null): string | null {
  if (row === null) return null;
  const kept = JSON.stringify(row);
  if (Buffer.byteLength(kept) > MAX_KEPT_BYTES) throw new AppError('drops.table_refused');
  return kept;
}
