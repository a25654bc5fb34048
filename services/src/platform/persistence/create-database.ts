import { join } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import type { PorticoConfig } from '../config/index.js';
import { Database } from './database.js';
import { EmbeddedConnection, WriterConnection } from './embedded-connection.js';
import { mysqlOptions } from './mysql-options.js';
import { MysqlUnitOfWork } from './mysql-unit-of-work.js';
import { PortalDataSource, SilentLogger } from './connection.js';
import { type DatabaseSchema, type DataSourceRole, MIGRATIONS_TABLE } from './schema.js';
import { SqliteUnitOfWork } from './sqlite-unit-of-work.js';
import type { UnitOfWork } from './unit-of-work.js';
import type { ReportFailure } from './write-state.js';

const BUSY_TIMEOUT_MS = 50;

export function dataSourceOptions(
  { env }: PorticoConfig,
  schema: DatabaseSchema,
  role: DataSourceRole,
): DataSourceOptions {
  const options =
    env.databaseUrl === undefined
      ? sqliteOptions(env.home, schema)
      : mysqlOptions(env.databaseUrl, schema, env.databaseConnections);
  return options[role];
}

/** Writer and reader of `portico.db`: two connections, because readers of a WAL database never wait for the writer. */
function sqliteOptions(home: string, schema: DatabaseSchema): Record<DataSourceRole, DataSourceOptions> {
  const shared = {
    type: 'better-sqlite3',
    database: join(home, 'portico.db'),
    entities: schema.entities,
    synchronize: false,
    logger: new SilentLogger(),
    enableWAL: true,
  } as const;
  return {
    writer: {
      ...shared,
      driver: WriterConnection,
      migrations: schema.migrations,
      migrationsTableName: MIGRATIONS_TABLE,
      prepareDatabase: (connection: EmbeddedConnection) => {
        connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
        // An answered change survives a power cut: `SqliteUnitOfWork` flushes the log before it ends.
        connection.pragma('synchronous = NORMAL');
      },
    },
    reader: {
      ...shared,
      driver: EmbeddedConnection,
      prepareDatabase: (connection: EmbeddedConnection) => {
        connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
        connection.pragma('query_only = ON');
      },
    },
  };
}

/** The database of a command, which has no Nest container; `reportFailure` is called when it goes away. */
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
