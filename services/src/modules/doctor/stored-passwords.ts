import type { Database } from '../../platform/persistence/index.js';
import { kindOfStored, SHORTEST_HASH } from '../identity/index.js';
import { type Finding, notReady } from './finding.js';

const MAX_COUNTED = 1000;

/** Counts passwords of formats that the portal cannot check. Those of formats that it knows by their length are not read. */
export async function unknownPasswords({ reader }: Database): Promise<Finding[]> {
  const rows = await reader.query<{ password: string }[]>(
    `SELECT password FROM accounts
      WHERE LENGTH(password) >= ${SHORTEST_HASH} AND password NOT LIKE '$2%'
        AND (LENGTH(password) NOT IN (40, 128) OR password LIKE '%$%') LIMIT ${MAX_COUNTED}`,
  );
  const count = rows.filter(({ password }) => kindOfStored(password) === 'unknown').length;
  if (count === 0) return [];
  return [notReady('unknownPasswords', 'limited', { reason: 'unknownPasswords', params: { count } })];
}
