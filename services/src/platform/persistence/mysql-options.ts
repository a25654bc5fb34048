import mysql from 'mysql2';
import type { DataSourceOptions } from 'typeorm';
import { markConnectionFailure } from './failures.js';
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

const READ_TIMEOUT_SECONDS = 2;
const CONNECT_TIMEOUT_MS = 3000;
const FROZEN_MS = 4000;

const PIN_SESSION = "SET @@session.time_zone = '+00:00'";

// The default of both engines, where a statement locks what its conditions read of other tables. Servers are also set to READ
// COMMITTED, where it does not: an account could enter the game while a change of its character is under way.
const PIN_ISOLATION = 'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ';

// Whatever is injected reads: its statements are refused when they write, as on the embedded database.
const READ_ONLY = 'SET SESSION TRANSACTION READ ONLY';

// Each engine executes only its own comment, so one statement serves MariaDB (seconds) and MySQL 8 (milliseconds).
const LIMIT_READS =
  ` /*M! , @@session.max_statement_time = ${READ_TIMEOUT_SECONDS} */` +
  ` /*!80000 , @@session.max_execution_time = ${READ_TIMEOUT_SECONDS * 1000} */`;

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
      driver: driverThatSays(PIN_SESSION, PIN_ISOLATION),
      poolSize: 6,
      migrations: schema.migrations,
      migrationsTableName: MIGRATIONS_TABLE,
    },
    reader: {
      ...shared,
      driver: driverThatSays(PIN_SESSION + LIMIT_READS, READ_ONLY),
      poolSize: 10,
      // A frozen server enforces no limit of its own. Writes have none here: their connection would keep its transaction.
      enableQueryTimeout: true,
      maxQueryExecutionTime: FROZEN_MS,
    },
  };
}

/** mysql2 whose every new connection begins with `statements`: commands of a connection are queued, so they come first. */
function driverThatSays(...statements: string[]): { createPool: (options: mysql.PoolOptions) => mysql.Pool } {
  return {
    createPool: (options: mysql.PoolOptions) => {
      const pool = mysql.createPool(options);
      const getConnection = pool.getConnection.bind(pool);
      pool.getConnection = (callback) =>
        getConnection((error, connection) => callback(error && markConnectionFailure(error), connection));
      pool.on('connection', (connection) => {
        for (const statement of statements)
          connection.query(statement, (error) => {
            if (error) connection.destroy();
          });
      });
      return pool;
    },
  };
}
