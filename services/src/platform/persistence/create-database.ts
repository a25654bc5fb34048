import type { PorticoConfig } from '../config/index.js';
import { dataSourceOptions } from './data-source-options.js';
import { Database } from './database.js';
import type { ReportFailure } from './write-state.js';
import { MysqlUnitOfWork } from './mysql-unit-of-work.js';
import { PortalDataSource } from './portal-data-source.js';
import type { DatabaseSchema } from './schema.js';
import { SqliteUnitOfWork } from './sqlite-unit-of-work.js';
import type { UnitOfWork } from './unit-of-work.js';

/** The database of a command, which has no Nest container; `reportFailure` hears when it goes away. */
export function createDatabase(
  config: PorticoConfig,
  schema: DatabaseSchema,
  reportFailure: ReportFailure,
): Database {
  const reader = new PortalDataSource(dataSourceOptions(config, schema, 'reader'));
  const writer = new PortalDataSource(dataSourceOptions(config, schema, 'writer'));
  return new Database(reader, writer, reportFailure);
}

export function createUnitOfWork(database: Database): UnitOfWork {
  return database.engine === 'sqlite' ? new SqliteUnitOfWork(database) : new MysqlUnitOfWork(database);
}
