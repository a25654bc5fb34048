import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DROP_TABLES, type DropTable, type DropValues } from '@portico/domain';
import type { ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';
import { DropEntity, GameFeatures, ReactorDropEntity } from '../../../game/index.js';
import { inBatches, push } from '../../../platform/collections/index.js';
import { AppError, invalidField } from '../../../platform/errors/index.js';
import { type Engine, engineOf } from '../../../platform/persistence/index.js';
import { DROP_FIELDS, TABLE_SHAPES } from '../drop-tables.js';

export interface DropRow extends DropValues {
  rowId: number;
  dropperId: number;
}

export function valuesOf({ itemId, minQuantity, maxQuantity, questId, chance }: DropRow): DropValues {
  return { itemId, minQuantity, maxQuantity, questId, chance };
}

const MAX_ROWS = 50_000;

const DROPPERS_PER_STATEMENT = 200;

const DROPPER = { monster: 'drop.dropperId', reactor: 'drop.reactorId' } as const satisfies Record<
  DropTable,
  string
>;

type Field = keyof DropValues;

export type UniqueKeys = Readonly<Record<DropTable, readonly (readonly Field[])[]>>;

const UNIQUE_COLUMNS: Readonly<Record<Engine, string>> = {
  sqlite: `SELECT t.name AS tbl, i.name AS idx, c.name AS col
    FROM sqlite_master t JOIN pragma_index_list(t.name) i JOIN pragma_index_info(i.name) c
    WHERE t.type = 'table' AND t.name IN ('drop_data', 'reactordrops') AND i."unique" = 1`,
  mysql: `SELECT table_name AS tbl, index_name AS idx, column_name AS col FROM information_schema.statistics
    WHERE table_schema = DATABASE() AND table_name IN ('drop_data', 'reactordrops') AND non_unique = 0`,
};

@Injectable()
export class DropRowsRepository {
  constructor(
    @InjectRepository(DropEntity) private readonly drops: Repository<DropEntity>,
    @InjectRepository(ReactorDropEntity) private readonly reactorDrops: Repository<ReactorDropEntity>,
    private readonly features: GameFeatures,
  ) {}

  has(table: DropTable): boolean {
    return this.features.isOn(table === 'monster' ? 'monsterDrops' : 'reactorDrops');
  }

  async counts(table: DropTable): Promise<ReadonlyMap<number, number>> {
    this.require(table);
    const rows = await this.from(table)
      .select(DROPPER[table], 'id')
      .addSelect('COUNT(*)', 'rows')
      .where(`${DROPPER[table]} > 0`)
      .groupBy(DROPPER[table])
      .getRawMany<{ id: number; rows: number }>();
    return new Map(rows.map(({ id, rows: count }) => [id, Number(count)]));
  }

  async countOf(table: DropTable, dropperId: number): Promise<number> {
    this.require(table);
    return this.from(table).where(`${DROPPER[table]} = :dropperId`, { dropperId }).getCount();
  }

  async ofDroppers(table: DropTable, dropperIds: readonly number[]): Promise<DropRow[]> {
    const found: DropRow[] = [];
    for await (const { rows } of this.batches(table, dropperIds)) found.push(...rows);
    return found;
  }

  /** All rows of many droppers, in batches of a few hundred droppers. Throws if there are more rows than a whole server has. */
  async *batches(table: DropTable, dropperIds: readonly number[]) {
    this.require(table);
    let left = MAX_ROWS;
    for (const ids of inBatches(dropperIds, DROPPERS_PER_STATEMENT)) {
      const query = this.select(table).where(`${DROPPER[table]} IN (:...ids)`, { ids });
      const rows = await this.read(table, query.limit(left + 1));
      left -= rows.length;
      if (left < 0)
        throw invalidField('dropperIds', 'size', `Have more than ${MAX_ROWS} rows: ask for fewer`);
      yield { ids, rows };
    }
  }

  ofItem(table: DropTable, itemId: number, limit: number): Promise<DropRow[]> {
    this.require(table);
    const query = this.select(table).where('drop.itemId = :itemId', { itemId });
    if (table === 'monster') query.orderBy('drop.chance', 'DESC');
    else query.orderBy('drop.oneIn', 'ASC');
    return this.read(table, query.addOrderBy('drop.id').limit(limit));
  }

  /** Values of a dropper that this server's drop tables keep unique. HeavenMS has such a key, Cosmic has none. */
  async uniqueKeys(): Promise<UniqueKeys> {
    const { manager } = this.drops;
    const rows = await manager.query<{ tbl: string; idx: string; col: string }[]>(
      UNIQUE_COLUMNS[engineOf(manager.connection)],
    );
    const keys: Record<DropTable, Field[][]> = { monster: [], reactor: [] };
    const columns = new Map<string, string[]>();
    for (const { tbl, idx, col } of rows) push(columns, `${tbl.toLowerCase()}.${idx}`, col.toLowerCase());
    for (const [index, list] of columns) {
      const table = DROP_TABLES.find((one) => index.startsWith(`${TABLE_SHAPES[one].name}.`));
      if (table === undefined || !list.includes(TABLE_SHAPES[table].dropper)) continue;
      const others = list.filter((column) => column !== TABLE_SHAPES[table].dropper);
      const fields = DROP_FIELDS.filter((field) => others.includes(TABLE_SHAPES[table].values[field] ?? ''));
      if (fields.length === others.length) keys[table].push(fields);
    }
    return keys;
  }

  private require(table: DropTable): void {
    if (!this.has(table)) throw new AppError('game.feature_off');
  }

  private from(table: DropTable): SelectQueryBuilder<ObjectLiteral> {
    return table === 'monster'
      ? this.drops.createQueryBuilder('drop')
      : this.reactorDrops.createQueryBuilder('drop');
  }

  private select(table: DropTable): SelectQueryBuilder<ObjectLiteral> {
    const query = this.from(table)
      .select('drop.id', 'rowId')
      .addSelect(DROPPER[table], 'dropperId')
      .addSelect('drop.itemId', 'itemId')
      .addSelect('COALESCE(drop.questId, 0)', 'questId');
    return table === 'monster'
      ? query
          .addSelect('COALESCE(drop.chance, 0)', 'chance')
          .addSelect('COALESCE(drop.minimumQuantity, 0)', 'minQuantity')
          .addSelect('COALESCE(drop.maximumQuantity, 0)', 'maxQuantity')
      : query.addSelect('COALESCE(drop.oneIn, 0)', 'chance');
  }

  /** A reactor always drops one piece. */
  private async read(table: DropTable, query: SelectQueryBuilder<ObjectLiteral>): Promise<DropRow[]> {
    const rows = await query.getRawMany<DropRow>();
    return table === 'monster' ? rows : rows.map((row) => ({ ...row, minQuantity: 1, maxQuantity: 1 }));
  }
}
