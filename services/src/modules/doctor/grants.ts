import { getMetadataArgsStorage } from 'typeorm';
import { MIGRATION_LOCK_TABLE, MIGRATIONS_TABLE } from '../../platform/persistence/index.js';
import type { DatabaseSchema } from '../../platform/persistence/index.js';

/** Rights on the portal's own tables; CREATE among them is what lets a right be granted before its table is there. */
const OWN_RIGHTS = 'SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, INDEX, DROP';

/**
 * Rights on accounts, one statement per purpose: registration, passwords, logins left by a crash, spending,
 * bans. Servers refuse a statement with a missing column, so a fork loses only that purpose.
 */
const ACCOUNT_RIGHTS = [
  'INSERT (name, password, email, birthday, tempban)',
  'UPDATE (password)',
  'UPDATE (loggedin)',
  'UPDATE (nxCredit, votepoints)',
  'UPDATE (banned, banreason, tempban, greason)',
];

/** The mesos that an upgrade costs, and what it raises. */
const CHARACTER_RIGHTS = 'UPDATE (meso, maxhp, maxmp)';

/** The drop-rate editor: rows added, changed and removed. */
const DROP_RIGHTS = 'INSERT, UPDATE, DELETE';

const DROP_TABLE_NAMES = ['drop_data', 'reactordrops'];

/** Tables of addresses, devices and computers that the game bans with an account, and an unban frees. */
const ADDRESS_TABLE_NAMES = ['ipbans', 'macbans', 'hwidbans'];

/**
 * The statements that give a user exactly what the portal needs: reading the game, writing those columns of it and its drops, everything on `portal_*`. MariaDB and
 * MySQL know patterns for databases alone, not for tables, so each table of ours has a statement of its own.
 */
export function grantStatements(schema: DatabaseSchema, database: string, user: string): string[] {
  const ours = [...portalTables(schema), MIGRATIONS_TABLE, MIGRATION_LOCK_TABLE].sort();
  return [
    `GRANT SELECT ON ${quoted(database)}.* TO ${user};`,
    ...ACCOUNT_RIGHTS.map(
      (right) => `GRANT ${right} ON ${quoted(database)}.${quoted('accounts')} TO ${user};`,
    ),
    `GRANT ${CHARACTER_RIGHTS} ON ${quoted(database)}.${quoted('characters')} TO ${user};`,
    ...DROP_TABLE_NAMES.map(
      (table) => `GRANT ${DROP_RIGHTS} ON ${quoted(database)}.${quoted(table)} TO ${user};`,
    ),
    ...ours.map((table) => `GRANT ${OWN_RIGHTS} ON ${quoted(database)}.${quoted(table)} TO ${user};`),
    // Last, since a server that has no such table refuses its statement.
    ...ADDRESS_TABLE_NAMES.map((table) => `GRANT DELETE ON ${quoted(database)}.${quoted(table)} TO ${user};`),
  ];
}

/** `'portico'@'localhost'` from `portico@localhost`; without a host from everywhere. */
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
