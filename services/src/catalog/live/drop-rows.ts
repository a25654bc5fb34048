import type { EntityManager } from 'typeorm';
import { DropEntity, GlobalDropEntity, ReactorDropEntity } from '../../game/index.js';
import type { LiveTable } from './live-tables.js';

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

/** All rows of the existing drop tables (some 23,000 on a stock server), as plain rows. */
export async function readDropRows(reader: EntityManager, tables: ReadonlySet<LiveTable>): Promise<DropRows> {
  return {
    monster: tables.has('drop_data') ? await readMonsterDrops(reader) : [],
    global: tables.has('drop_data_global')
      ? await reader.find(GlobalDropEntity, { order: { id: 'ASC' } })
      : [],
    reactor: tables.has('reactordrops') ? await reader.find(ReactorDropEntity, { order: { id: 'ASC' } }) : [],
  };
}

/** Raw rows, because entities of 22,000 drops would take several times as long. */
function readMonsterDrops(reader: EntityManager): Promise<MonsterDropRow[]> {
  return reader
    .createQueryBuilder(DropEntity, 'drop')
    .select('drop.dropperId', 'dropperId')
    .addSelect('COALESCE(drop.itemId, 0)', 'itemId')
    .addSelect('COALESCE(drop.minimumQuantity, 0)', 'minimumQuantity')
    .addSelect('COALESCE(drop.maximumQuantity, 0)', 'maximumQuantity')
    .addSelect('COALESCE(drop.questId, 0)', 'questId')
    .addSelect('COALESCE(drop.chance, 0)', 'chance')
    .orderBy('drop.id')
    .getRawMany<MonsterDropRow>();
}
