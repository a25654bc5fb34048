import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { grouped } from '@portico/domain';
import type { ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';
import { DropChangeEntity, DropChangeSetEntity } from '../change-sets/change-set.entities.js';

export interface ChangelogFilter {
  setId?: number | undefined;
  itemId?: number | undefined;
  monsterId?: number | undefined;
}

export type ChangedRow = Pick<DropChangeEntity, 'table' | 'dropperId' | 'before' | 'after'>;

const ROW_FIELDS = ['id', 'setId', 'table', 'dropperId', 'before', 'after'].map((field) => `row.${field}`);

/** Change sets for players: applied and public ones, without the undo of a set that was not public. */
@Injectable()
export class ChangelogRepository {
  constructor(
    @InjectRepository(DropChangeEntity) private readonly dropChanges: Repository<DropChangeEntity>,
    @InjectRepository(DropChangeSetEntity) private readonly dropChangeSets: Repository<DropChangeSetEntity>,
  ) {}

  count(filter: ChangelogFilter): Promise<number> {
    return this.publicSets(filter).getCount();
  }

  sets(
    filter: ChangelogFilter,
    { skip, take }: { skip: number; take: number },
  ): Promise<DropChangeSetEntity[]> {
    return this.publicSets(filter)
      .orderBy('change_set.appliedAt', 'DESC')
      .addOrderBy('change_set.id', 'DESC')
      .offset(skip)
      .limit(take)
      .getMany();
  }

  async firstRows(setIds: readonly number[], most: number): Promise<ReadonlyMap<number, ChangedRow[]>> {
    if (setIds.length === 0) return new Map();
    const rows = await this.rows()
      .where('row.setId IN (:...setIds) AND row.place < :most', { setIds, most })
      .orderBy('row.setId')
      .addOrderBy('row.place')
      .getMany();
    return grouped(rows, ({ setId }) => setId);
  }

  matchingRows(setId: number, filter: ChangelogFilter, most: number): Promise<ChangedRow[]> {
    const rows = this.rows().where('row.setId = :setId', { setId });
    return matching(rows, filter).orderBy('row.place').limit(most).getMany();
  }

  async matchingCounts(
    setIds: readonly number[],
    filter: ChangelogFilter,
  ): Promise<ReadonlyMap<number, number>> {
    if (setIds.length === 0) return new Map();
    const rows = this.dropChanges
      .createQueryBuilder('row')
      .select('row.setId', 'setId')
      .addSelect('COUNT(*)', 'total')
      .where('row.setId IN (:...setIds)', { setIds })
      .groupBy('row.setId');
    const counts = await matching(rows, filter).getRawMany<{ setId: number; total: number | string }>();
    return new Map(counts.map(({ setId, total }) => [setId, Number(total)]));
  }

  private rows(): SelectQueryBuilder<DropChangeEntity> {
    return this.dropChanges.createQueryBuilder('row').select(ROW_FIELDS);
  }

  private publicSets(filter: ChangelogFilter): SelectQueryBuilder<DropChangeSetEntity> {
    const sets = this.dropChangeSets
      .createQueryBuilder('change_set')
      .where('change_set.isPublic = 1 AND change_set.appliedAt > 0')
      .andWhere("change_set.state IN ('applied', 'undone')");
    const undone = this.dropChangeSets
      .createQueryBuilder('undone')
      .select('1')
      .where('undone.id = change_set.undoOf AND undone.isPublic = 0');
    sets.andWhere(`NOT EXISTS (${undone.getQuery()})`);
    if (filter.setId !== undefined) sets.andWhere('change_set.id = :setId', { setId: filter.setId });
    if (filter.itemId === undefined && filter.monsterId === undefined) return sets;
    const rows = this.dropChanges.createQueryBuilder('row').select('row.setId');
    return sets.andWhere(`change_set.id IN (${matching(rows, filter).getQuery()})`, parametersOf(filter));
  }
}

function matching<Row extends ObjectLiteral>(rows: SelectQueryBuilder<Row>, filter: ChangelogFilter) {
  if (filter.itemId !== undefined) rows.andWhere('row.itemId = :itemId');
  if (filter.monsterId !== undefined) rows.andWhere("row.dropperId = :monsterId AND row.table = 'monster'");
  return rows.setParameters(parametersOf(filter));
}

function parametersOf({ itemId, monsterId }: ChangelogFilter): ObjectLiteral {
  return { ...(itemId !== undefined && { itemId }), ...(monsterId !== undefined && { monsterId }) };
}
