import type { DoctorCheck, GameFeature } from '@portico/domain';
import { createUnitOfWork, isRefused } from '../../platform/persistence/index.js';
import type { Database } from '../../platform/persistence/index.js';
import { notReady, ready } from './finding.js';
import type { Finding } from './finding.js';

export const GRANTS = 'npm run portico -- doctor --grants';

/** The finding on a right of the database user; `right` names it where it is missing. */
export function granted(
  check: DoctorCheck | GameFeature,
  isGranted: boolean,
  right: string,
  state: 'limited' | 'off' = 'off',
): Finding {
  if (isGranted) return ready(check);
  return notReady(check, state, { reason: 'noRight', params: { right }, remedy: GRANTS });
}

/** Whether a statement that matches no row is let through. */
export async function mayDo(database: Database, statement: string): Promise<boolean> {
  if (database.engine === 'sqlite') return true;
  try {
    await createUnitOfWork(database).run((manager) => manager.query(statement));
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}
