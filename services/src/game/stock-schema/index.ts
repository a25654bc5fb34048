import type { EntityManager } from 'typeorm';
import type { Engine } from '../../platform/persistence/index.js';
import { HEAVENMS_TABLES } from './heavenms-tables.js';
import { COSMIC_TABLES } from './stock-tables.js';
import { NULLABLE_TABLES } from './nullable-tables.js';
import { createStatements, type TableDefinition } from './table-definition.js';

export { COSMIC_TABLES, NULLABLE_TABLES };

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
