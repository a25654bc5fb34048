import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { DropEntity, GlobalDropEntity, ReactorDropEntity } from '../entities/index.js';

export interface MonsterDropRow {
  dropperId: number;
  itemId: number;
  minimumQuantity: number;
  maximumQuantity: number;
  questId: number;
  chance: number;
}

export interface GlobalDropRow extends Omit<MonsterDropRow, 'dropperId'> {
  id: number;
  continent: number;
}

export interface ReactorDropRow {
  reactorId: number;
  itemId: number;
  oneIn: number;
  questId: number;
}

export interface DropRows {
  monster: readonly MonsterDropRow[];
  global: readonly GlobalDropRow[];
  reactor: readonly ReactorDropRow[];
}

export const NO_DROPS: DropRows = { monster: [], global: [], reactor: [] };

/** The drop tables; a database may lack some. */
export const DROP_TABLES = ['drop_data', 'drop_data_global', 'reactordrops'] as const;

export type DropTable = (typeof DROP_TABLES)[number];

/** All rows of the drop tables that exist (some 23,000 on a stock server), as plain rows. */
export async function readDropRows(reader: EntityManager, tables: ReadonlySet<DropTable>): Promise<DropRows> {
  return {
    monster: tables.has('drop_data') ? await readMonsterDrops(reader) : [],
    global: tables.has('drop_data_global')
      ? await reader.find(GlobalDropEntity, { order: { id: 'ASC' } })
      : [],
    reactor: tables.has('reactordrops') ? await reader.find(ReactorDropEntity, { order: { id: 'ASC' } }) : [],
  };
}

/** Raw rows: entities of 22,000 drops would take several times as long. */
function readMonsterDrops(reader: EntityManager): Promise<MonsterDropRow[]> {
  return reader
    .createQueryBuilder(DropEntity, 'drop')
    .select('drop.dropperId', 'dropperId')
    .addSelect('drop.itemId', 'itemId')
    .addSelect('drop.minimumQuantity', 'minimumQuantity')
    .addSelect('drop.maximumQuantity', 'maximumQuantity')
    .addSelect('drop.questId', 'questId')
    .addSelect('drop.chance', 'chance')
    .orderBy('drop.id')
    .getRawMany<MonsterDropRow>();
}

const FINGERPRINTS: { table: DropTable; id: string; columns: string[] }[] = [
  {
    table: 'drop_data',
    id: 'id',
    columns: ['dropperid', 'itemid', 'chance', 'minimum_quantity', 'maximum_quantity', 'questid'],
  },
  {
    table: 'drop_data_global',
    id: 'id',
    columns: ['continent', 'itemid', 'chance', 'minimum_quantity', 'maximum_quantity', 'questid'],
  },
  { table: 'reactordrops', id: 'reactordropid', columns: ['reactorid', 'itemid', 'chance', 'questid'] },
];

/**
 * A column's sum, and its sum mixed with the row, which a swap between two rows moves. The remainder keeps the sum
 * within 64 bits; the cast, because ids may be unsigned and columns below zero.
 */
function sumsOf(column: string, id: string): string[] {
  return [`SUM(${column})`, `SUM(${column} * CAST(${id} % 65521 AS SIGNED))`];
}

/** A cheap fingerprint of the drop tables that exist: counts and sums, one statement each. */
export async function readDropChecksum(
  reader: EntityManager,
  tables: ReadonlySet<DropTable>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const { table, id, columns } of FINGERPRINTS) {
    if (!tables.has(table)) continue;
    const sums = columns.flatMap((column) => sumsOf(column, id));
    const parts = sums.map((sum, index) => `${sum} AS s${index}`);
    const rows: unknown = await reader.query(`SELECT COUNT(*) AS n, ${parts.join(', ')} FROM ${table}`);
    hash.update(`${table}:${JSON.stringify(rows)}`);
  }
  return hash.digest('base64url');
}
