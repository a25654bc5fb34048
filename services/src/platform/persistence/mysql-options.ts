import mysql from 'mysql2';
import type { DataSourceOptions } from 'typeorm';
import { markConnectionFailure } from './failures.js';
import { SESSION_STATEMENTS } from './mysql-session.js';
import { MIGRATIONS_TABLE } from './schema.js';
import type { DatabaseSchema, DataSourceRole } from './schema.js';
import { SilentLogger } from './silent-logger.js';

export interface ServerAddress {
  host: string;
  port: number;
  username: string;
  password: string;
  database: string;
  socketPath?: string;
}

const CONNECT_TIMEOUT_MS = 3000;
const FROZEN_MS = 4000;

/** Takes `mysql://user:password@host:port/database` apart; `?socketPath=` names a unix socket. */
export function parseServerAddress(databaseUrl: string): ServerAddress {
  const url = new URL(databaseUrl);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? 3306 : Number(url.port),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    socketPath: url.searchParams.get('socketPath') ?? undefined,
  };
}

/** Writer and reader pools of a server; only reads carry a statement timeout. */
export function mysqlOptions(
  databaseUrl: string,
  schema: DatabaseSchema,
): Record<DataSourceRole, DataSourceOptions> {
  const shared = {
    type: 'mysql',
    ...parseServerAddress(databaseUrl),
    entities: schema.entities,
    synchronize: false,
    logger: new SilentLogger(),
    charset: 'utf8mb4',
    timezone: 'Z',
    dateStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: false,
    connectTimeout: CONNECT_TIMEOUT_MS,
    extra: { enableKeepAlive: true, maxIdle: 4, idleTimeout: 60_000 },
  } as const;
  return {
    writer: {
      ...shared,
      driver: driverThatSays(SESSION_STATEMENTS.writer),
      poolSize: 6,
      migrations: schema.migrations,
      migrationsTableName: MIGRATIONS_TABLE,
    },
    reader: {
      ...shared,
      driver: driverThatSays(SESSION_STATEMENTS.reader),
      poolSize: 10,
      // A frozen server enforces no limit of its own. Writes have none here: their connection would keep its transaction.
      enableQueryTimeout: true,
      maxQueryExecutionTime: FROZEN_MS,
    },
  };
}

/** mysql2 whose connections are handed over once each of `statements` has succeeded on them; a connection where one fails is closed. */
function driverThatSays(statements: readonly string[]): {
  createPool: (options: mysql.PoolOptions) => mysql.Pool;
} {
  return {
    createPool: (options) => {
      const pool = mysql.createPool(options);
      const ready = new WeakSet<mysql.PoolConnection>();
      const getConnection = pool.getConnection.bind(pool);
      pool.getConnection = (callback) =>
        getConnection((refused, connection) => {
          if (refused) return callback(markConnectionFailure(refused), connection);
          if (ready.has(connection)) return callback(null, connection);
          sayAll(connection, statements, (error) => {
            if (error === null) ready.add(connection);
            else connection.destroy();
            callback(error && markConnectionFailure(error), connection);
          });
        });
      return pool;
    },
  };
}

function sayAll(
  connection: mysql.PoolConnection,
  [statement, ...others]: readonly string[],
  done: (error: mysql.QueryError | null) => void,
): void {
  if (statement === undefined) return done(null);
  connection.query({ sql: statement, timeout: CONNECT_TIMEOUT_MS }, (error) =>
    error ? done(error) : sayAll(connection, others, done),
  );
}
