import type { SchemaSurvey } from '../../game/index.js';
import type { PorticoConfig } from '../../platform/config/index.js';
import type { Database } from '../../platform/persistence/index.js';
import { DefaultPasswords, PasswordHasher } from '../identity/index.js';
import { notReady, ready } from './finding.js';
import type { Finding } from './finding.js';

const MAX_HOLDERS = 50;
const MAX_NAMED = 8;

interface Holder {
  id: number;
  name: string;
  webadmin: number | null;
  password: string;
}

/** Whether the site has a web admin, and how well those who have a role are protected. */
export async function adminAccounts(
  database: Database,
  config: PorticoConfig,
  { features, portal }: SchemaSurvey,
): Promise<Finding[]> {
  if (features.has('signIn') || features.has('accountDetails')) return [];
  const holders = await readHolders(database, config.server.admin.gmLevel);
  const hasTables = !portal.includes('portal_second_factor') && !portal.includes('portal_passkey');
  return [
    holders.some(({ webadmin }) => (webadmin ?? 0) >= 1)
      ? ready('webAdmin')
      : notReady('webAdmin', 'off', {
          reason: 'noWebAdmin',
          remedy: 'npm run portico -- admin grant NAME --web',
        }),
    await defaultPasswords(holders, config),
    ...(hasTables ? [await secondFactors(database, config, holders)] : []),
  ];
}

async function readHolders(database: Database, gmLevel: number): Promise<Holder[]> {
  return database.reader.query<Holder[]>(
    `SELECT id, name, webadmin, password FROM accounts
      WHERE webadmin >= 1 OR id IN (SELECT accountid FROM characters WHERE gm >= ?)
      ORDER BY id LIMIT ${MAX_HOLDERS}`,
    [gmLevel],
  );
}

async function defaultPasswords(holders: readonly Holder[], { env }: PorticoConfig): Promise<Finding> {
  const hasher = new PasswordHasher(env.passwordCost);
  const defaults = new DefaultPasswords(hasher);
  try {
    const found: Holder[] = [];
    for (const holder of holders) if (await defaults.has(holder.name, holder.password)) found.push(holder);
    if (found.length === 0) return ready('defaultPasswords');
    return notReady('defaultPasswords', 'off', {
      reason: 'defaultPasswords',
      params: { names: namesOf(found) },
      remedy: `npm run portico -- admin password ${found[0]?.name ?? 'NAME'}`,
      isUrgent: true,
    });
  } finally {
    await hasher.onModuleDestroy();
  }
}

async function secondFactors(
  database: Database,
  { server }: PorticoConfig,
  holders: readonly Holder[],
): Promise<Finding> {
  const rows = await database.reader.query<{ id: number }[]>(
    `SELECT account_id AS id FROM portal_second_factor WHERE confirmed_at IS NOT NULL
      UNION SELECT account_id AS id FROM portal_passkey`,
  );
  const protectedIds = new Set(rows.map(({ id }) => id));
  const bare = holders.filter(({ id }) => !protectedIds.has(id));
  if (bare.length === 0 || server.identity.requireSecondFactor === 'admins') return ready('secondFactors');
  return notReady('secondFactors', 'limited', {
    reason: 'withoutFactor',
    params: { names: namesOf(bare) },
    remedy: '"requireSecondFactor": "admins"',
  });
}

function namesOf(holders: readonly Holder[]): string {
  const names = holders.slice(0, MAX_NAMED).map(({ name }) => name);
  return holders.length > MAX_NAMED ? `${names.join(', ')}, ...` : names.join(', ');
}
