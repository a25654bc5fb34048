import type { DataSource } from 'typeorm';
import type { DataSourceRole } from './schema.js';

export interface GaleraNode {
  name: string;
  address: string;
  /** Number of nodes in its cluster, itself included. */
  size: number;
  /** Write sets since its start: from clients of this node, and from other nodes. */
  own: number;
  received: number;
  /** Transactions that failed because another node changed the same rows. */
  conflicts: number;
  syncWait: number;
}

type Variable = { Variable_name: string; Value: string };

export async function isGaleraNode(source: Pick<DataSource, 'query'>): Promise<boolean> {
  const [variable] = await source.query<Variable[]>("SHOW VARIABLES LIKE 'wsrep_on'");
  return variable?.Value === 'ON';
}

/** Undefined if the server is no node of a cluster. */
export async function readGaleraNode(source: Pick<DataSource, 'query'>): Promise<GaleraNode | undefined> {
  if (!(await isGaleraNode(source))) return undefined;
  const values = new Map<string, string>();
  for (const kind of ['VARIABLES', 'STATUS'])
    for (const { Variable_name, Value } of await source.query<Variable[]>(`SHOW ${kind} LIKE 'wsrep%'`))
      values.set(Variable_name.toLowerCase(), Value);
  const textOf = (name: string) => values.get(`wsrep_${name}`) ?? '';
  const numberOf = (name: string) => Number(values.get(`wsrep_${name}`) ?? 0);
  return {
    name: textOf('node_name'),
    address: textOf('node_address'),
    size: numberOf('cluster_size'),
    own: numberOf('replicated'),
    received: numberOf('received'),
    conflicts: numberOf('local_cert_failures') + numberOf('local_bf_aborts'),
    syncWait: numberOf('sync_wait'),
  };
}

const READ_TIMEOUT_SECONDS = 2;

/** Longest wait of a statement for a lock; by default engines wait a minute, a day or a year. */
export const LOCK_WAIT_SECONDS = 10;

/**
 * Strict, and without modes that change how statements and texts are read: the driver escapes with backslashes, which
 * NO_BACKSLASH_ESCAPES takes literally. Zero dates stay allowed, because HeavenMS has them as defaults.
 */
const SQL_MODE = 'STRICT_ALL_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

const PINNED = [
  // A server may ignore the character set that a client names when it connects.
  'NAMES utf8mb4 COLLATE utf8mb4_general_ci',
  `@@session.sql_mode = '${SQL_MODE}'`,
  // The zone of the game's sessions, so that the portal reads a TIMESTAMP as the game wrote it. The portal's own tables have no dates.
  '@@session.time_zone = @@global.time_zone',
  // Without it, the first read of a connection would open a transaction and never see anything newer.
  '@@session.autocommit = 1',
  '@@session.completion_type = 0',
  '@@session.default_storage_engine = InnoDB',
  '@@session.foreign_key_checks = 1',
  '@@session.unique_checks = 1',
  '@@session.sql_auto_is_null = 0',
  '@@session.sql_safe_updates = 0',
  '@@session.sql_select_limit = 18446744073709551615',
  '@@session.sql_big_selects = 1',
  `@@session.lock_wait_timeout = ${LOCK_WAIT_SECONDS}`,
  `@@session.innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}`,
].join(', ');

/** Each engine runs only its own comment, so one statement serves MariaDB (seconds) and MySQL 8 (milliseconds). */
function limitStatements(seconds: number): string {
  return (
    ` /*M! , @@session.max_statement_time = ${seconds} */` +
    ` /*!80000 , @@session.max_execution_time = ${seconds * 1000} */`
  );
}

// The default of both engines, in which a statement locks what its conditions read of other tables. With READ COMMITTED, which some
// servers set, it does not: an account could enter the game while its character is being changed.
const ISOLATION = 'ISOLATION LEVEL REPEATABLE READ';

/**
 * Statements that each new connection runs first, so that the portal's SQL means the same on every server. Readers
 * cannot write, as on the embedded database, and their statements end after two seconds.
 */
export const SESSION_STATEMENTS: Readonly<Record<DataSourceRole, readonly string[]>> = {
  writer: [`SET ${PINNED}${limitStatements(0)}`, `SET SESSION TRANSACTION ${ISOLATION}, READ WRITE`],
  reader: [
    `SET ${PINNED}${limitStatements(READ_TIMEOUT_SECONDS)}`,
    `SET SESSION TRANSACTION ${ISOLATION}, READ ONLY`,
  ],
};
