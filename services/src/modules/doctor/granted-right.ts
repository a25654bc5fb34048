import { createUnitOfWork, isRefused } from '../../platform/persistence/index.js';
import type { Database } from '../../platform/persistence/index.js';
import type { Finding } from './finding.js';

const GRANTS = 'doctor --grants prints what to grant';

/** What the database user may do, under a name; `right` is what it lacks otherwise. */
export function granted(name: string, isGranted: boolean, right: string): Finding {
  if (isGranted) return { name, state: 'ready', hint: '' };
  return { name, state: 'off', hint: `${right} is not granted: ${GRANTS}` };
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
