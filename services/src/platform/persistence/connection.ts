import { setTimeout as wait } from 'node:timers/promises';
import { markConnectionFailure } from './failures.js';
import type { PortalDataSource } from './portal-data-source.js';

/** The message for an operator about a damaged file, at the start as in the log. */
export const DAMAGED =
  'The embedded database portico.db in PORTICO_HOME is damaged: restore a backup, or remove portico.db, portico.db-wal and portico.db-shm, and the next start creates the demo world again';

const PING_TIMEOUT_MS = 2000;
const PING_TURNS = 8;

/** Connects where it is not connected yet, and proves it with a query. */
export async function connect(source: PortalDataSource): Promise<void> {
  if (!source.isInitialized) await source.initialize();
  await ping(source);
}

/**
 * One trivial query, given up after two seconds: a frozen server answers nothing at all. They are counted in turns of this process: after
 * it stood still itself, an answer that came meanwhile is read before the next turn ends.
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
