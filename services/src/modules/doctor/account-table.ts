import type { Database } from '../../platform/persistence/index.js';
import { type Finding, notReady, ready } from './finding.js';

/** Columns that a new account fills; every other column needs a default. */
const WRITTEN = new Set(['id', 'name', 'password', 'email', 'birthday', 'tempban']);

/** Letters that the portal writes: a hash of bcrypt, and the longest mail address and name of the stock schema. */
const WIDTHS: Readonly<Record<string, number>> = { password: 60, email: 45, name: 13 };

interface AccountColumn {
  name: string;
  width: number | string | null;
  isNullable: number;
  hasDefault: number;
}

/** Looks for columns and triggers of a fork's account table that refuse the portal's rows, and for salts that it does not know. */
export async function accountTable(database: Database): Promise<Finding[]> {
  if (database.engine === 'sqlite') return [];
  const columns = await database.reader.query<AccountColumn[]>(
    `SELECT column_name AS name, character_maximum_length AS width, is_nullable = 'YES' AS isNullable,
      column_default IS NOT NULL OR extra LIKE '%auto_increment%' AS hasDefault
      FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = 'accounts'
      ORDER BY ordinal_position`,
  );
  const triggers = await database.reader.query<{ name: string }[]>(
    `SELECT trigger_name AS name FROM information_schema.triggers
      WHERE event_object_schema = DATABASE() AND event_object_table = 'accounts' ORDER BY trigger_name`,
  );
  const faults = [
    ...columns.flatMap((column) => faultOf(column) ?? []),
    ...triggers.map(({ name }) => `trigger ${name}`),
  ].join(', ');
  const isSalted = columns.some(({ name }) => name.toLowerCase() === 'salt');
  return [
    faults === ''
      ? ready('accountTable')
      : notReady('accountTable', 'limited', { reason: 'refusingTable', params: { faults } }),
    ...(isSalted
      ? [
          notReady('saltedPasswords', 'limited', {
            reason: 'saltedPasswords',
            remedy: 'server.identity.upgradeHashes: false',
          }),
        ]
      : []),
  ];
}

function faultOf({ name, width, isNullable, hasDefault }: AccountColumn): string | undefined {
  const column = name.toLowerCase();
  const least = WIDTHS[column] ?? 0;
  if (width !== null && Number(width) < least) return `${name} (${Number(width)} < ${least})`;
  const needsValue = Number(isNullable) === 0 && Number(hasDefault) === 0 && !WRITTEN.has(column);
  return needsValue ? `${name} (NOT NULL, no DEFAULT)` : undefined;
}
