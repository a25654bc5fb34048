import { DROP_TABLES } from './drop-tables.js';
import { INVENTORY_TABLES } from './inventory-tables.js';
import { LIFE_TABLES } from './life-tables.js';
import { PEOPLE_TABLES } from './people-tables.js';
import type { TableDefinition } from './table-definition.js';

/** The tables that Portico reads of a stock Cosmic database. */
export const COSMIC_TABLES: readonly TableDefinition[] = [
  ...PEOPLE_TABLES,
  ...DROP_TABLES,
  ...INVENTORY_TABLES,
  ...LIFE_TABLES,
];
