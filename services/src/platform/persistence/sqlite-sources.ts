import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { EmbeddedConnection, WriterConnection } from './embedded-connection.js';
import { MIGRATIONS_TABLE } from './schema.js';
import type { DatabaseSchema } from './schema.js';
import { SilentLogger } from './silent-logger.js';
import type { DataSources } from './sources.js';

const BUSY_TIMEOUT_MS = 50;

/** Writer and reader of `portico.db`: two connections, since readers of a WAL database never wait for the writer. */
export function sqliteSources(home: string, schema: DatabaseSchema): DataSources {
  const shared = {
    type: 'better-sqlite3',
    database: join(home, 'portico.db'),
    entities: schema.entities,
    synchronize: false,
    logger: new SilentLogger(),
    enableWAL: true,
  } as const;
  return {
    writer: new DataSource({
      ...shared,
      driver: WriterConnection,
      migrations: schema.migrations,
      migrationsTableName: MIGRATIONS_TABLE,
      prepareDatabase: (connection: EmbeddedConnection) => {
        connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
        connection.pragma('synchronous = NORMAL');
      },
    }),
    reader: new DataSource({
      ...shared,
      driver: EmbeddedConnection,
      prepareDatabase: (connection: EmbeddedConnection) => {
        connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
        connection.pragma('query_only = ON');
      },
    }),
  };
}
