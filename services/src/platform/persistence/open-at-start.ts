import { setTimeout as wait } from 'node:timers/promises';
import { addressText, parseServerAddress } from '../config/index.js';
import { StartupError } from '../errors/index.js';
import type { Database } from './database.js';
import {
  driverFailure,
  isConnectionLost,
  isDamaged,
  isRefused,
  isTooManyConnections,
  isWithoutTls,
} from './failures.js';
import { DAMAGED } from './connection.js';

const GIVE_UP_MS = 10_000;
const RETRY_MS = 250;

/**
 * Opens the database at the start of a process. Tries for ten seconds; after that, or if the server refuses us, throws a `StartupError`
 * of one line. With `waitForDatabase` an unreachable server is retried in the background instead.
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
      if (isWithoutTls(error)) throw new StartupError(describeWithoutTls(options.databaseUrl));
      if (isRefused(error)) throw new StartupError(describeRefusal(error, options.databaseUrl));
      if (!isConnectionLost(error) && !isTooManyConnections(error)) throw error;
      if (options.waitForDatabase) return database.keepTrying();
      if (performance.now() >= giveUpAt)
        throw new StartupError(describeUnreachable(error, options.databaseUrl));
    }
    await wait(RETRY_MS);
  }
}

const GRANTS = 'npm run -s portico -- doctor --grants prints the required rights';

function describeRefusal(error: unknown, databaseUrl: string): string {
  const address = parseServerAddress(databaseUrl);
  const { username, database } = address;
  const where = `The database at ${addressText(address)}`;
  switch (driverFailure(error).errno) {
    case 1049:
      return `${where} has no database "${database}" (PORTICO_DATABASE_URL)`;
    case 1044:
      return `${where} has no database "${database}", or gives the user "${username}" no right on it: ${GRANTS} (PORTICO_DATABASE_URL)`;
    case 1142:
    case 1143:
      return `${where} does not let the user "${username}" create the portal_* tables in "${database}": ${GRANTS}`;
    case 3159:
      return `${where} accepts only connections with TLS: add ?ssl-mode=REQUIRED (PORTICO_DATABASE_URL)`;
    default:
      return `${where} refuses the user "${username}": the password is wrong, or the user may not connect from this machine or without TLS (PORTICO_DATABASE_URL)`;
  }
}

function describeUnreachable(error: unknown, databaseUrl: string): string {
  const { code } = driverFailure(error);
  return `The database at ${addressText(parseServerAddress(databaseUrl))} cannot be reached after 10 s (${code}; PORTICO_DATABASE_URL)`;
}

function describeWithoutTls(databaseUrl: string): string {
  return `The database at ${addressText(parseServerAddress(databaseUrl))} does not support TLS, which ssl in PORTICO_DATABASE_URL requires`;
}
