import type { EntityManager } from 'typeorm';
import type { Engine } from '../../platform/persistence/index.js';
import { HEAVENMS_TABLES } from './heavenms-tables.js';
import { COSMIC_TABLES } from './stock-tables.js';
import { createStatements } from './table-definition.js';

export type StockSchema = 'cosmic' | 'heavenms';

/**
 * Creates the game's tables for the demo world and for tests, empty, as a stock server has them. Never called on an
 * attached database.
 */
export async function createGameTables(manager: EntityManager, stock: StockSchema = 'cosmic'): Promise<void> {
  const engine: Engine = manager.connection.options.type === 'mysql' ? 'mysql' : 'sqlite';
  for (const table of stock === 'cosmic' ? COSMIC_TABLES : HEAVENMS_TABLES) {
    for (const statement of createStatements(table, engine)) await manager.query(statement);
  }
}

/** Removes the game's tables again, in the demo world and in tests. */
export async function dropGameTables(manager: EntityManager): Promise<void> {
  for (const { name } of COSMIC_TABLES) await manager.query(`DROP TABLE IF EXISTS ${name}`);
}
