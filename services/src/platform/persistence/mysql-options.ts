import { createRequire } from 'node:module';
import type mysql from 'mysql2';
import type { DataSourceOptions } from 'typeorm';
import { MINUTE_MS } from '@portico/domain';
import { addressText, parseServerAddress, type ServerNode } from '../config/index.js';
import { observePools } from './database-metrics.js';
import { isTooManyConnections, markConnectionFailure } from './failures.js';
import { SESSION_STATEMENTS } from './mysql-session.js';
import { DatabaseNodes, NodePools } from './node-pools.js';
import { type DatabaseSchema, type DataSourceRole, MIGRATIONS_TABLE, PROBE_STATEMENT } from './schema.js';
import { type NodeDriver, SilentLogger } from './connection.js';

/** The portal's connections to a server, at most. */
export const CONNECTIONS = 16;
const CONNECT_TIMEOUT_MS = 3000;
const FROZEN_MS = 4000;

/** Interval and duration of tries while a server has no free connection. */
const ASK_AGAIN_MS = 50;
const QUEUE_MS = 10_000;

/** Loaded with the first pool, because the embedded database does not need it. */
const load = createRequire(import.meta.url);

type GotConnection = Parameters<mysql.Pool['getConnection']>[0];

/** Writer and reader pools of a server, which share `connections`. Only reads have a statement timeout. */
export function mysqlOptions(
  databaseUrl: string,
  schema: DatabaseSchema,
  connections = CONNECTIONS,
): Record<DataSourceRole, DataSourceOptions> {
  const writers = Math.max(2, Math.floor((connections * 3) / 8));
  const { others, ...address } = parseServerAddress(databaseUrl);
  const nodes = nodesOf(databaseUrl, [address, ...others]);
  const shared = {
    type: 'mysql',
    ...address,
    entities: schema.entities,
    synchronize: false,
    logger: new SilentLogger(),
    charset: 'utf8mb4',
    timezone: 'Z',
    dateStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: false,
    connectTimeout: CONNECT_TIMEOUT_MS,
    extra: { enableKeepAlive: true, maxIdle: 4, idleTimeout: MINUTE_MS },
  } as const;
  return {
    writer: {
      ...shared,
      driver: nodeDriver('writer', others, nodes),
      poolSize: writers,
      migrations: schema.migrations,
      migrationsTableName: MIGRATIONS_TABLE,
    },
    reader: {
      ...shared,
      driver: nodeDriver('reader', others, nodes),
      poolSize: connections - writers,
      // A frozen server enforces no limit itself. Writes have none here, because their connection would keep its transaction.
      enableQueryTimeout: true,
      maxQueryExecutionTime: FROZEN_MS,
    },
  };
}

const nodesByUrl = new Map<string, DatabaseNodes>();

/** Returns the nodes of an address, shared by both data sources. */
function nodesOf(databaseUrl: string, servers: readonly ServerNode[]): DatabaseNodes {
  const names = servers.map(addressText);
  const nodes = nodesByUrl.get(databaseUrl) ?? new DatabaseNodes(names, PROBE_STATEMENT);
  nodesByUrl.set(databaseUrl, nodes);
  return nodes;
}

function nodeDriver(role: DataSourceRole, others: readonly ServerNode[], nodes: DatabaseNodes): NodeDriver {
  let pools: NodePools | undefined;
  return {
    createPool: (options) => {
      const all = [{}, ...others].map((node) =>
        sessionPool({ ...options, ...node }, SESSION_STATEMENTS[role]),
      );
      observePools(role, all);
      pools = new NodePools(all, nodes);
      return pools;
    },
    leaveNode: () => pools?.leaveNode(),
  };
}

/** A pool that runs `statements` on each new connection and closes it if one fails. Waits while the server has no free connection. */
function sessionPool(options: mysql.PoolOptions, statements: readonly string[]): mysql.Pool {
  const { createPool }: typeof mysql = load('mysql2');
  const pool = createPool(options);
  const ready = new WeakSet<mysql.PoolConnection>();
  const getConnection = pool.getConnection.bind(pool);
  const getReady = (callback: GotConnection, giveUpAt: number) =>
    getConnection((refused, connection) => {
      if (refused) {
        const failure = markConnectionFailure(refused);
        if (!isTooManyConnections(failure) || performance.now() >= giveUpAt)
          return callback(failure, connection);
        return void setTimeout(() => getReady(callback, giveUpAt), ASK_AGAIN_MS);
      }
      if (ready.has(connection)) return callback(null, connection);
      runAll(connection, statements, (error) => {
        if (error === null) ready.add(connection);
        else connection.destroy();
        callback(error && markConnectionFailure(error), connection);
      });
    });
  pool.getConnection = (callback) => getReady(callback, performance.now() + QUEUE_MS);
  return pool;
}

function runAll(
  connection: mysql.PoolConnection,
  [statement, ...others]: readonly string[],
  done: (error: mysql.QueryError | null) => void,
): void {
  if (statement === undefined) return done(null);
  connection.query({ sql: statement, timeout: CONNECT_TIMEOUT_MS }, (error) =>
    error ? done(error) : runAll(connection, others, done),
  );
}
