import type { PorticoConfig } from '../../platform/config/index.js';
import type { Database } from '../../platform/persistence/index.js';
import { countFormats, kindOfStored, SHORTEST_HASH } from '../identity/index.js';
import { type Finding, notReady, ready } from './finding.js';

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

/** A table with salts may contain bcrypt for two reasons: the game reads both formats, or an earlier portal wrote it. Only the owner knows which. */
export async function saltedPasswords(
  { reader }: Database,
  { server }: PorticoConfig,
  isSalted: boolean,
): Promise<Finding[]> {
  if (server.identity.useSalts === false) return [];
  const { bcrypt, salted } = await countFormats(reader);
  if (bcrypt === 0) return [ready('saltedPasswords', 'SHA-512, accounts.salt')];
  if (!isSalted && salted === 0) return [ready('saltedPasswords', 'bcrypt')];
  return [
    notReady('saltedPasswords', 'limited', {
      reason: 'saltedPasswords',
      params: { count: bcrypt },
      remedy: 'server.identity.useSalts: false',
    }),
  ];
}
