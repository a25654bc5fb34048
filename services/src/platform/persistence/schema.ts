import type { DataSource, EntityTarget, MigrationInterface, ObjectLiteral } from 'typeorm';

export type Engine = 'sqlite' | 'mysql';

/** Reads and writes have connections of their own. */
export type DataSourceRole = 'reader' | 'writer';

/** The schema of all modules: every entity, and the migrations of the portal's own tables in their order. */
export interface DatabaseSchema {
  entities: (EntityTarget<ObjectLiteral> & (abstract new (...args: never[]) => unknown))[];
  migrations: (new () => MigrationInterface)[];
}

/** Statements that differ are chosen by it. */
export function engineOf({ options }: DataSource): Engine {
  return options.type === 'mysql' ? 'mysql' : 'sqlite';
}

export const MIGRATIONS_TABLE = 'portal_migrations';

/** It reads a table: a node that lost its cluster answers every other query. */
export const PROBE_STATEMENT = `SELECT 1 FROM ${MIGRATIONS_TABLE} LIMIT 1`;
