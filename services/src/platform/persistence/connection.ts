import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { StartupError } from '../errors/index.js';
import { driverFailure, isConnectionLost, isDamaged, isRefused, markConnectionFailure } from './failures.js';
import { parseServerAddress } from './mysql-sources.js';
import type { Database } from './database.js';
import type { DataSources } from './sources.js';

/** What an operator reads of a damaged file, at the start as in the log. */
export const DAMAGED =
  'The embedded database portico.db in PORTICO_HOME is damaged: put a backup in its place, or remove portico.db, portico.db-wal and portico.db-shm, and the next start makes the demo world again';

const GIVE_UP_MS = 10_000;
const RETRY_MS = 250;
const PING_TIMEOUT_MS = 2000;

/** Connects what is not connected yet and proves both with a query. */
export async function connectSources(sources: DataSources): Promise<void> {
  for (const source of [sources.writer, sources.reader]) {
    if (!source.isInitialized) await source.initialize();
    await ping(source);
  }
}

export async function disconnectSources(sources: DataSources): Promise<void> {
  const open = [sources.reader, sources.writer].filter((source) => source.isInitialized);
  await Promise.all(open.map((source) => source.destroy()));
}

/** One trivial query, given up after two seconds: a frozen server answers nothing at all. */
export async function ping(source: DataSource): Promise<void> {
  const abort = new AbortController();
  const timeout = wait(PING_TIMEOUT_MS, undefined, { signal: abort.signal, ref: false }).then(() => {
    throw markConnectionFailure(
      Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' }),
    );
  });
  try {
    await Promise.race([source.query('SELECT 1'), timeout]);
  } finally {
    timeout.catch(() => undefined);
    abort.abort();
  }
}

/**
 * Opens the database at the start of a process. Tries for ten seconds; then, or when the server refuses us, throws a
 * `StartupError` of one line. With `waitForDatabase` an unreachable server is tried again in the background instead.
 */
export async function openAtStart(
  database: Database,
  options: { databaseUrl?: string; waitForDatabase: boolean; prepare?: () => Promise<void> },
): Promise<void> {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await database.open(options.prepare);
    } catch (error) {
      if (isDamaged(error)) throw new StartupError(DAMAGED, { cause: error });
      if (options.databaseUrl === undefined) throw error;
      if (isRefused(error)) throw new StartupError(describeRefusal(error, options.databaseUrl));
      if (!isConnectionLost(error)) throw error;
      if (options.waitForDatabase) return database.keepTrying();
      if (performance.now() >= giveUpAt)
        throw new StartupError(describeUnreachable(error, options.databaseUrl));
    }
    await wait(RETRY_MS);
  }
}

function describeRefusal(error: unknown, databaseUrl: string): string {
  const address = parseServerAddress(databaseUrl);
  const where = `The database at ${address.host}:${address.port}`;
  const { errno } = driverFailure(error);
  if (errno === 1049) return `${where} has no database "${address.database}" (PORTICO_DATABASE_URL)`;
  if (errno === 1142) {
    return `${where} does not let the user "${address.username}" create the tables portal_* in "${address.database}"`;
  }
  return `${where} refuses the user "${address.username}" for "${address.database}" (PORTICO_DATABASE_URL)`;
}

function describeUnreachable(error: unknown, databaseUrl: string): string {
  const address = parseServerAddress(databaseUrl);
  const { code } = driverFailure(error);
  return `The database at ${address.host}:${address.port} cannot be reached after 10 s (${code}; PORTICO_DATABASE_URL)`;
}
