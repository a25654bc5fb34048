import { Column } from 'typeorm';
import type {
  ColumnOptions,
  DataSource,
  EntityTarget,
  MigrationInterface,
  ObjectLiteral,
  SelectQueryBuilder,
  ValueTransformer,
} from 'typeorm';

/** BIGINT comes back as a string from MySQL and as a number from SQLite; JavaScript holds it as a safe integer. */
export const integerTransformer: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: unknown) => {
    if (value === null || value === undefined) return value;
    const number = Number(value);
    if (!Number.isSafeInteger(number))
      throw new RangeError(
        `The column holds ${typeof value === 'string' ? value : number}, not a safe integer`,
      );
    return number;
  },
};

const booleanTransformer: ValueTransformer = {
  to: (value: unknown) => (typeof value === 'boolean' ? Number(value) : value),
  from: (value: unknown) => (value === null || value === undefined ? value : Number(value) !== 0),
};

/** Point in time: BIGINT, milliseconds UTC, a number in JavaScript. */
export function epochMsColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ ...options, type: 'bigint', transformer: integerTransformer });
}

/** Amount of money or a count that may pass 32 bits: BIGINT, a number in JavaScript. */
export function moneyColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ ...options, type: 'bigint', transformer: integerTransformer });
}

/** Flag: TINYINT 0 or 1, a boolean in JavaScript. */
export function booleanColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ ...options, type: 'tinyint', transformer: booleanTransformer });
}

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
