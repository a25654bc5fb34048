import type { PorticoConfig } from '../config/index.js';
import { Database } from './database.js';
import { mysqlSources } from './mysql-sources.js';
import { MysqlUnitOfWork } from './mysql-unit-of-work.js';
import type { DatabaseSchema } from './schema.js';
import { sqliteSources } from './sqlite-sources.js';
import { SqliteUnitOfWork } from './sqlite-unit-of-work.js';
import type { UnitOfWork } from './unit-of-work.js';

/** The database that the configuration names, not connected yet; `reportFailure` hears when it goes away. */
export function createDatabase(
  config: PorticoConfig,
  schema: DatabaseSchema,
  reportFailure: (error: unknown) => void,
): Database {
  const { databaseUrl, home } = config.env;
  return databaseUrl === undefined
    ? new Database('sqlite', sqliteSources(home, schema), reportFailure)
    : new Database('mysql', mysqlSources(databaseUrl, schema), reportFailure);
}

export function createUnitOfWork(database: Database): UnitOfWork {
  return database.engine === 'sqlite' ? new SqliteUnitOfWork(database) : new MysqlUnitOfWork(database);
}
