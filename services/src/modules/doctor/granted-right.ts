import type { DoctorCheck, GameFeature } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { createUnitOfWork, type Database, isRefused } from '../../platform/persistence/index.js';
import { type Finding, notReady, ready } from './finding.js';

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
  const [may = false] = await mayDoEach(database, [statement]);
  return may;
}

/** The same of several, in one transaction: a refusal does not end it. */
export async function mayDoEach(database: Database, statements: readonly string[]): Promise<boolean[]> {
  if (database.engine === 'sqlite') return statements.map(() => true);
  return createUnitOfWork(database).run(async (manager) => {
    const may: boolean[] = [];
    for (const statement of statements) may.push(await isLetThrough(manager, statement));
    return may;
  });
}

async function isLetThrough(manager: EntityManager, statement: string): Promise<boolean> {
  try {
    await manager.query(statement);
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}
