import { setTimeout as wait } from 'node:timers/promises';
import type mysql from 'mysql2';
import { DataSource } from 'typeorm';
import type {
  DataSourceOptions,
  Driver,
  EntityMetadata,
  EntityTarget,
  Logger,
  ObjectLiteral,
  QueryRunner,
  ReplicationMode,
} from 'typeorm';
import { AppError } from '../errors/index.js';
import { markConnectionFailure } from './failures.js';
import type { NodePools } from './node-pools.js';
import { engineOf, PROBE_STATEMENT } from './schema.js';

/** TypeORM would write to the console. Failures reach us as exceptions and are logged there. */
export class SilentLogger implements Logger {
  logQuery(): void {}
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

/** mysql2 with one pool over all nodes of the database. */
export interface NodeDriver {
  createPool: (options: mysql.PoolOptions) => NodePools;
  leaveNode: () => void;
}

/** A data source whose database may be away: refuses with `database.unavailable` at once, where TypeORM would wait. */
export class PortalDataSource extends DataSource {
  /** Set only by `Database`. */
  isAway = true;

  constructor(options: DataSourceOptions) {
    super(options);
    if (engineOf(this) === 'sqlite') bindIntegers(this.driver);
  }

  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    if (this.isAway || !this.isInitialized) throw new AppError('database.unavailable');
    return super.createQueryRunner(mode);
  }

  override getMetadata(target: EntityTarget<ObjectLiteral>): EntityMetadata {
    if (!this.isInitialized) throw new AppError('database.unavailable');
    return super.getMetadata(target);
  }

  leaveNode(): void {
    const { driver } = this.options as { driver?: Partial<NodeDriver> };
    driver?.leaveNode?.();
  }

  hasTables = false;

  /** Sends one trivial query, also while the database counts as away. It reads a table if one exists. */
  async probe(): Promise<void> {
    const runner = super.createQueryRunner();
    try {
      await runner.query(this.hasTables ? PROBE_STATEMENT : 'SELECT 1');
    } finally {
      await runner.release();
    }
  }
}

/**
 * TypeORM writes numbers into the SQL of the embedded database, so every id is another statement to prepare. The numbers become big
 * integers, because the driver binds only those as integers, and plain numbers as floats.
 */
function bindIntegers(driver: Driver): void {
  const escapeQuery = driver.escapeQueryWithParameters.bind(driver);
  const bound = (value: unknown) =>
    typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value;
  driver.escapeQueryWithParameters = (sql, parameters) => {
    const values = Object.entries(parameters).map(([name, value]) => [name, bound(value)] as const);
    return escapeQuery(sql, Object.fromEntries(values));
  };
}

/** Message about a damaged file for the operator, at the start and in the log. */
export const DAMAGED =
  'The embedded database portico.db in PORTICO_HOME is damaged: restore a backup, or remove portico.db, portico.db-wal and portico.db-shm, and the next start creates the demo world again';

const PING_TIMEOUT_MS = 2000;
const PING_TURNS = 8;

/** Connects if needed, and checks the connection with a query. */
export async function connect(source: PortalDataSource): Promise<void> {
  if (!source.isInitialized) await source.initialize();
  await ping(source);
}

/**
 * Sends one trivial query and gives up after two seconds, because a frozen server answers nothing. The seconds are counted in turns of
 * this process: if it stood still itself, an answer that came meanwhile is read before the next turn ends.
 */
export async function ping(
  source: Pick<PortalDataSource, 'probe'>,
  timeoutMs: number = PING_TIMEOUT_MS,
): Promise<void> {
  const abort = new AbortController();
  const timeout = failAfter(timeoutMs, abort.signal);
  try {
    await Promise.race([source.probe(), timeout]);
  } finally {
    timeout.catch(() => undefined);
    abort.abort();
  }
}

async function failAfter(milliseconds: number, signal: AbortSignal): Promise<never> {
  for (let turn = 0; turn < PING_TURNS; turn++)
    await wait(milliseconds / PING_TURNS, undefined, { signal, ref: false });
  throw markConnectionFailure(
    Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' }),
  );
}

/** Enough to read pages of every table, few enough to take a millisecond. */
const ROWS_PER_TABLE = 200;

/** Reads a few rows of every table of the embedded database; throws the error that a visitor's call would get. */
export async function readProbe(reader: DataSource): Promise<void> {
  const tables = await reader.query<{ name: string }[]>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
  );
  for (const { name } of tables) {
    await reader.query(`SELECT COUNT(*) FROM (SELECT * FROM "${name}" LIMIT ${ROWS_PER_TABLE})`);
  }
}

/** Oldest versions with the row formats, locks and statements that the portal needs. */
const LEAST = { MariaDB: [10, 6], MySQL: [8, 0] } as const;

/** Says why a server is too old, from its `SELECT VERSION()`, as part of a sentence; undefined if it is not. */
export function versionFault(version: string): string | undefined {
  const name = /mariadb/i.test(version) ? 'MariaDB' : 'MySQL';
  // MariaDB puts the version of an old MySQL before its own, for clients that compare.
  const numbers = /(\d+)\.(\d+)/.exec(version.replace(/^5\.5\.5-/, ''));
  if (numbers === null) return undefined;
  const [major, minor] = [Number(numbers[1]), Number(numbers[2])];
  const [leastMajor, leastMinor] = LEAST[name];
  const isOld = major < leastMajor || (major === leastMajor && minor < leastMinor);
  return isOld ? `is ${name} ${major}.${minor}, and the portal needs MariaDB 10.6 or MySQL 8` : undefined;
}
