import type { PorticoConfig } from '../../platform/config/index.js';
import { createUnitOfWork, isRefused } from '../../platform/persistence/index.js';
import type { Database } from '../../platform/persistence/index.js';
import type { Finding } from './finding.js';

/** They match no row, so that nothing happens but the question whether it may. */
const UPDATE = 'UPDATE accounts SET password = password WHERE 1 = 0';
const INSERT = `INSERT INTO accounts (name, password, email, birthday, tempban)
  SELECT name, password, email, birthday, tempban FROM accounts WHERE 1 = 0`;

const GRANTS = 'doctor --grants prints what to grant';

/** What the database user and the settings take away from logging in and registering, where the columns are there. */
export async function accountRights(database: Database, config: PorticoConfig): Promise<Finding[]> {
  const mayUpdate = await isGranted(database, UPDATE);
  const mayInsert = await isGranted(database, INSERT);
  const isClosed = config.server.identity.registration === 'closed';
  return [
    finding('changing passwords', mayUpdate, `UPDATE of accounts.password is not granted: ${GRANTS}`),
    isClosed
      ? { name: 'making accounts', state: 'off', hint: 'server.identity.registration is closed' }
      : finding('making accounts', mayInsert, `INSERT into accounts is not granted: ${GRANTS}`),
  ];
}

function finding(name: string, isReady: boolean, hint: string): Finding {
  return isReady ? { name, state: 'ready', hint: '' } : { name, state: 'off', hint };
}

async function isGranted(database: Database, statement: string): Promise<boolean> {
  if (database.engine === 'sqlite') return true;
  try {
    await createUnitOfWork(database).run((manager) => manager.query(statement));
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}
