import type { SchemaSurvey } from '../../game/index.js';
import type { PorticoConfig } from '../../platform/config/index.js';
import type { Database } from '../../platform/persistence/index.js';
import { accountsWithFactor, DefaultPasswords, PasswordHasher } from '../identity/index.js';
import { type Finding, notReady, ready } from './finding.js';

const MAX_ADMINS = 50;
const MAX_NAMED = 8;

export interface Admin {
  id: number;
  name: string;
  webadmin?: number | null;
  password: string;
  salt?: string | null;
}

export async function readAdmins(
  database: Database,
  { server }: PorticoConfig,
  { schema }: SchemaSurvey,
): Promise<Admin[]> {
  const optional = ['webadmin', 'salt'].filter((column) => schema.hasColumn('accounts', column));
  const isWebAdmin = optional.includes('webadmin') ? 'webadmin >= 1' : '1 = 0';
  const rows = await database.reader.query<(Omit<Admin, 'password'> & { password: string | null })[]>(
    `SELECT ${['id', 'name', 'password', ...optional].join(', ')} FROM accounts
      WHERE ${isWebAdmin} OR id IN (SELECT accountid FROM characters WHERE gm >= ?)
      ORDER BY id LIMIT ${MAX_ADMINS}`,
    [server.admin.gmLevel],
  );
  // Forks may leave the password NULL. As an empty text it matches nothing.
  return rows.map((row) => ({ ...row, password: row.password ?? '' }));
}

export function webAdmin(admins: readonly Admin[]): Finding {
  if (admins.some(({ webadmin }) => (webadmin ?? 0) >= 1)) return ready('webAdmin');
  return notReady('webAdmin', 'off', {
    reason: 'noWebAdmin',
    remedy: 'npm run portico -- admin grant NAME --web',
  });
}

/** Whether an admin account has a default password. A running portal has compared most of these before. */
export async function adminPasswords(
  admins: readonly Admin[],
  { env }: PorticoConfig,
  compared?: DefaultPasswords,
): Promise<Finding[]> {
  if (compared !== undefined) return [await defaultPasswords(admins, compared)];
  const hasher = new PasswordHasher(env.passwordCost);
  try {
    return [await defaultPasswords(admins, new DefaultPasswords(hasher))];
  } finally {
    await hasher.onModuleDestroy();
  }
}

async function defaultPasswords(admins: readonly Admin[], defaults: DefaultPasswords): Promise<Finding> {
  const found: Admin[] = [];
  for (const admin of admins) if (await defaults.has(admin.name, admin)) found.push(admin);
  if (found.length === 0) return ready('defaultPasswords');
  return notReady('defaultPasswords', 'off', {
    reason: 'defaultPasswords',
    params: { names: namesOf(found) },
    remedy: `npm run portico -- admin password ${found[0]?.name ?? 'NAME'}`,
    isUrgent: true,
  });
}

export async function secondFactors(
  database: Database,
  { server }: PorticoConfig,
  { portal }: SchemaSurvey,
  admins: readonly Admin[],
): Promise<Finding[]> {
  const protectedIds = await accountsWithFactor(database.reader.manager, portal);
  if (protectedIds === undefined) return [];
  const bare = admins.filter(({ id }) => !protectedIds.has(id));
  if (bare.length === 0 || server.identity.requireSecondFactor === 'admins') return [ready('secondFactors')];
  return [
    notReady('secondFactors', 'limited', {
      reason: 'withoutFactor',
      params: { names: namesOf(bare) },
      remedy: '"requireSecondFactor": "admins"',
    }),
  ];
}

function namesOf(admins: readonly Admin[]): string {
  const names = admins.slice(0, MAX_NAMED).map(({ name }) => name);
  return admins.length > MAX_NAMED ? `${names.join(', ')}, ...` : names.join(', ');
}
