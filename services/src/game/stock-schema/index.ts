import { readFileSync } from 'node:fs';
import type { EntityManager } from 'typeorm';
import type { Engine } from '../../platform/persistence/index.js';
import {
  createStatements,
  stockTablesOf,
  type ColumnDefinition,
  type TableDefinition,
} from './table-definition.js';

const COSMIC = readFileSync(new URL('cosmic-tables.txt', import.meta.url), 'utf8');

/** The tables of a stock Cosmic database that Portico reads. */
export const COSMIC_TABLES: readonly TableDefinition[] = stockTablesOf(COSMIC.replaceAll(/^#.*\n/gm, ''));

const ZERO_DATES: Readonly<Record<string, string>> = {
  tempban: '0000-00-00 00:00:00',
  birthday: '0000-00-00',
};

/** Tables that only Cosmic has. */
const COSMIC_ONLY = new Set(['characterexplogs']);

/** HeavenMS where it differs: zero dates, latin1, MyISAM drops with unique pairs, a monster book without a key. */
const HEAVENMS_TABLES: readonly TableDefinition[] = COSMIC_TABLES.filter(
  ({ name }) => !COSMIC_ONLY.has(name),
).map(asHeavenMs);

function asHeavenMs(table: TableDefinition): TableDefinition {
  const older = { ...table, options: 'DEFAULT CHARSET=latin1', columns: table.columns.map(withZeroDate) };
  if (table.name === 'monsterbook') return { ...older, primaryKey: undefined };
  if (table.name !== 'drop_data') return older;
  return {
    ...older,
    options: 'ENGINE=MyISAM DEFAULT CHARSET=latin1',
    uniques: { pair: ['dropperid', 'itemid'] },
    indexes: { mobid: ['dropperid'] },
  };
}

function withZeroDate(column: ColumnDefinition): ColumnDefinition {
  const zero = ZERO_DATES[column.name];
  return zero === undefined ? column : { ...column, default: zero };
}

/** Cosmic with every column but the keys nullable, as single columns are in many forks. */
export const NULLABLE_TABLES = COSMIC_TABLES.map((table) => ({
  ...table,
  columns: table.columns.map((column) => {
    const isKey = column.isIncrement || table.primaryKey?.includes(column.name);
    return isKey ? column : { ...column, isNullable: true };
  }),
}));

export type StockSchema = 'cosmic' | 'heavenms' | 'nullable';

const TABLES: Readonly<Record<StockSchema, readonly TableDefinition[]>> = {
  cosmic: COSMIC_TABLES,
  heavenms: HEAVENMS_TABLES,
  nullable: NULLABLE_TABLES,
};

/** Creates empty game tables of a stock server, for the demo world and tests. Never called on an attached database. */
export async function createGameTables(manager: EntityManager, stock: StockSchema = 'cosmic'): Promise<void> {
  const engine: Engine = manager.connection.options.type === 'mysql' ? 'mysql' : 'sqlite';
  for (const table of TABLES[stock]) {
    for (const statement of createStatements(table, engine)) await manager.query(statement);
  }
}

/** Removes the game's tables, in the demo world and in tests. */
export async function dropGameTables(manager: EntityManager): Promise<void> {
  for (const { name } of COSMIC_TABLES) await manager.query(`DROP TABLE IF EXISTS ${name}`);
}
