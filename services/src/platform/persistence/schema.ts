import type {
  DataSource,
  EntityTarget,
  MigrationInterface,
  ObjectLiteral,
  SelectQueryBuilder,
} from 'typeorm';

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

/**
 * Makes a server read the tables of a query in the order in which the query names them. It would choose by statistics, which it makes
 * now and then: where they are of the time when a table was small, each batch of a walk reads the whole of another table.
 */
export function inStatedOrder<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): SelectQueryBuilder<T> {
  if (engineOf(query.connection) !== 'mysql') return query;
  const getQuery = query.getQuery.bind(query);
  query.getQuery = () => getQuery().replace(/^SELECT /, 'SELECT STRAIGHT_JOIN ');
  return query;
}
