import { getMetadataArgsStorage } from 'typeorm';
import { MIGRATION_LOCK_TABLE, MIGRATIONS_TABLE } from '../../platform/persistence/index.js';
import type { DatabaseSchema } from '../../platform/persistence/index.js';

/** Rights on the portal's own tables. With CREATE, a server accepts a grant on a table that does not exist yet. */
const OWN_RIGHTS = 'SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, INDEX, DROP';

/**
 * Rights on accounts, one statement per purpose: registration, passwords, logins left by a crash, spending, bans. A
 * server refuses a statement with a missing column, so that a fork loses only that purpose. Registration does without some columns.
 */
const ACCOUNT_RIGHTS = [
  'INSERT (name, password)',
  'INSERT (email)',
  'INSERT (birthday)',
  'INSERT (tempban)',
  'UPDATE (password)',
  'UPDATE (loggedin)',
  'UPDATE (nxCredit, votepoints)',
  'UPDATE (banned, banreason, tempban, greason)',
];

const SALT_RIGHTS = 'INSERT (salt), UPDATE (salt)';

/** The mesos that an upgrade costs, and the values that it raises. */
const CHARACTER_RIGHTS = 'UPDATE (meso, maxhp, maxmp)';

const DROP_RIGHTS = 'INSERT, UPDATE, DELETE';

const DROP_TABLE_NAMES = ['drop_data', 'reactordrops'];

/** Tables of addresses, devices and computers. The game bans these with an account, and an unban frees them. */
const ADDRESS_TABLE_NAMES = ['ipbans', 'macbans', 'hwidbans'];

/**
 * Statements that give a user exactly the portal's rights: reading the game, writing those columns of it and its drops, everything on
 * `portal_*`. Patterns of MariaDB and MySQL match databases but not tables, so each of our tables has its own statement.
 */
export function grantStatements(
  schema: DatabaseSchema,
  database: string,
  user: string,
  { isSalted = false } = {},
): string[] {
  const ours = [...portalTables(schema), MIGRATIONS_TABLE, MIGRATION_LOCK_TABLE].sort();
  const rights = [...ACCOUNT_RIGHTS, ...(isSalted ? [SALT_RIGHTS] : [])];
  const grant = (right: string, table: string) =>
    `GRANT ${right} ON ${quoted(database)}.${quoted(table)} TO ${user};`;
  return [
    `GRANT SELECT ON ${quoted(database)}.* TO ${user};`,
    ...rights.map((right) => grant(right, 'accounts')),
    grant(CHARACTER_RIGHTS, 'characters'),
    ...DROP_TABLE_NAMES.map((table) => grant(DROP_RIGHTS, table)),
    ...ours.map((table) => grant(OWN_RIGHTS, table)),
    // These come last, because a server without such a table refuses the statement.
    ...ADDRESS_TABLE_NAMES.map((table) => grant('DELETE', table)),
  ];
}

/** Turns `portico@localhost` into `'portico'@'localhost'`. A user without a host is accepted from everywhere. */
export function quotedUser(text: string): string {
  const at = text.lastIndexOf('@');
  const [name, host] = at < 0 ? [text, '%'] : [text.slice(0, at), text.slice(at + 1)];
  const literal = (part: string) => `'${part.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  return `${literal(name)}@${literal(host)}`;
}

function portalTables({ entities }: DatabaseSchema): string[] {
  const known = new Set<unknown>(Array.isArray(entities) ? entities : Object.values(entities));
  return getMetadataArgsStorage()
    .tables.filter(({ target, name }) => known.has(target) && name?.startsWith('portal_'))
    .flatMap(({ name }) => name ?? []);
}

function quoted(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``;
}
