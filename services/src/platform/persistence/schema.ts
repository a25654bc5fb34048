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

/** BIGINT arrives as a string from MySQL and as a number from SQLite; here it is a safe integer. */
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

/** A point in time: BIGINT, milliseconds UTC, a number in JavaScript. */
export function epochMsColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ ...options, type: 'bigint', transformer: integerTransformer });
}

/** Money, or a count that may exceed 32 bits: BIGINT, a number in JavaScript. */
export function moneyColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ ...options, type: 'bigint', transformer: integerTransformer });
}

/** A flag: TINYINT 0 or 1, a boolean in JavaScript. */
export function booleanColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ ...options, type: 'tinyint', transformer: booleanTransformer });
}

export type Engine = 'sqlite' | 'mysql';

/** Reads and writes use separate connections. */
export type DataSourceRole = 'reader' | 'writer';

/** The schema of all modules: every entity, and the migrations of the portal's own tables in order. */
export interface DatabaseSchema {
  entities: (EntityTarget<ObjectLiteral> & (abstract new (...args: never[]) => unknown))[];
  migrations: (new () => MigrationInterface)[];
}

/** The engine, for statements that differ. */
export function engineOf({ options }: DataSource): Engine {
  return options.type === 'mysql' ? 'mysql' : 'sqlite';
}

export const MIGRATIONS_TABLE = 'portal_migrations';

/** Reads a table, because a node that lost its cluster still answers every other query. */
export const PROBE_STATEMENT = `SELECT 1 FROM ${MIGRATIONS_TABLE} LIMIT 1`;

/**
 * Makes a server read the tables of a query in the order in which it names them. By itself it chooses by statistics,
 * which may be from a time when a table was small; then each batch of a walk reads the whole of another table.
 */
export function inStatedOrder<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): SelectQueryBuilder<T> {
  if (engineOf(query.connection) !== 'mysql') return query;
  const getQuery = query.getQuery.bind(query);
  query.getQuery = () => getQuery().replace(/^SELECT /, 'SELECT STRAIGHT_JOIN ');
  return query;
}
