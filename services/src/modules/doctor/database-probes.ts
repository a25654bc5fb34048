import { MINUTE_MS } from '@portico/domain';
import type { SchemaSurvey } from '../../game/index.js';
import type { PorticoConfig } from '../../platform/config/index.js';
import { CONNECTIONS, type Database, isReadOnly } from '../../platform/persistence/index.js';
import { ACCOUNT_COLUMNS, readsSalts } from '../identity/index.js';
import { mayDo } from './database-rights.js';
import { type Finding, notReady, ready } from './finding.js';
import { saltedPasswords } from './stored-passwords.js';

/** Seconds by which another clock, read between two times of the portal, is more than a minute ahead of the later or behind the earlier. */
export function secondsAhead(other: number, begunAt: number, answeredAt: number): number | undefined {
  const ms = other > answeredAt ? other - answeredAt : Math.min(0, other - begunAt);
  return Math.abs(ms) > MINUTE_MS ? Math.round(ms / 1000) : undefined;
}

const MAX_TABLES = 5;

/** Version, strictness, letters, clock and time zones of a database server. The embedded file is the portal's own and gives no findings. */
export async function databaseServer(
  database: Database,
  config: PorticoConfig,
  refusal: string | undefined,
): Promise<Finding[]> {
  if (database.engine === 'sqlite') return [];
  const begunAt = Date.now();
  const [server] = await database.reader.query<ServerVariables[]>(
    `SELECT VERSION() AS version, UNIX_TIMESTAMP() AS now, @@GLOBAL.sql_mode AS mode, @@SESSION.sql_mode AS ownMode,
      @@GLOBAL.time_zone AS zone, @@system_time_zone AS systemZone,
      @@GLOBAL.max_connections AS connections, @@SESSION.max_user_connections AS ownConnections`,
  );
  if (server === undefined) return [];
  const { version, now } = server;
  const seconds = secondsAhead(Number(now) * 1000, begunAt, Date.now());
  return [
    ready('version', /mariadb/i.test(version) ? version : `MySQL ${version}`),
    ...connections(server),
    writing(server, refusal),
    await letters(database),
    seconds === undefined
      ? ready('zones', zones(server, config))
      : notReady('zones', 'limited', { reason: 'databaseClock', params: { seconds }, remedy: 'NTP' }),
  ];
}

function zones({ zone, systemZone }: ServerVariables, config: PorticoConfig): string {
  const database = zone === 'SYSTEM' ? `SYSTEM (${systemZone})` : zone;
  return `database ${database}, server.game.timeZone ${config.server.game.timeZone}, public.time.zone ${config.public.time.zone}`;
}

/** A portal that takes every connection keeps the game out. */
export function connections(server: Pick<ServerVariables, 'connections' | 'ownConnections'>): Finding[] {
  const [all, own] = [Number(server.connections), Number(server.ownConnections)];
  const isEnough = all >= 2 * CONNECTIONS && (own === 0 || own >= CONNECTIONS);
  if (isEnough) return [];
  return [
    notReady('connections', 'limited', {
      reason: 'fewConnections',
      params: { count: own === 0 ? all : Math.min(all, own), portal: CONNECTIONS },
      remedy: 'max_connections, max_user_connections',
    }),
  ];
}

function writing({ mode, ownMode }: ServerVariables, refusal: string | undefined): Finding {
  if (refusal !== undefined) {
    const params = { error: refusal };
    return notReady('writing', 'off', { reason: 'takesNoChanges', params, isUrgent: true });
  }
  if (/STRICT_(?:TRANS|ALL)_TABLES/.test(ownMode))
    return ready('writing', mode === ownMode ? undefined : `sql_mode ${mode === '' ? '(empty)' : mode}`);
  return notReady('writing', 'limited', {
    reason: 'notStrict',
    params: { mode: ownMode === '' ? '(empty)' : ownMode },
    remedy: 'sql_mode = STRICT_TRANS_TABLES',
  });
}

export async function writeRefusal(database: Database): Promise<string | undefined> {
  try {
    await mayDo(database, 'UPDATE accounts SET loggedin = loggedin WHERE 1 = 0');
    return undefined;
  } catch (error) {
    return error instanceof Error && isReadOnly(error) ? error.message : undefined;
  }
}

type ServerVariables = Record<'version' | 'mode' | 'ownMode' | 'zone' | 'systemZone', string> &
  Record<'now' | 'connections' | 'ownConnections', number | string>;

async function letters(database: Database): Promise<Finding> {
  const rows = await database.reader.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = DATABASE() AND table_name IN ('accounts', 'characters', 'guilds', 'inventoryitems')
        AND table_collation NOT LIKE 'utf8%' ORDER BY table_name LIMIT ${MAX_TABLES}`,
  );
  if (rows.length === 0) return ready('letters');
  const tables = rows.map(({ name }) => name).join(', ');
  return notReady('letters', 'limited', { reason: 'latinTables', params: { tables } });
}

/** Lengths that the portal writes: a hash of bcrypt, and the longest mail address and name of the stock schema. */
const WIDTHS: Readonly<Record<string, number>> = { password: 60, email: 45, name: 13 };

/** Lengths of a salted SHA-512. */
const SALTED_WIDTHS = { ...WIDTHS, password: 128, salt: 32 };

/** Columns that the portal writes for a new account. Every other column needs a default. */
interface NewRow {
  written: ReadonlySet<string>;
  widths: Readonly<Record<string, number>>;
}

export interface AccountColumn {
  name: string;
  width: number | string | null;
  isNullable: number;
  hasDefault: number;
}

/** Checks a fork's account table for columns and triggers that refuse the portal's rows, and for passwords of two formats. */
export async function accountTable(
  database: Database,
  config: PorticoConfig,
  { schema }: SchemaSurvey,
): Promise<Finding[]> {
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
  const isSalted = await readsSalts(database.reader, schema, config);
  const row = newRow({ isSalted });
  const faults = [
    ...columns.flatMap((column) => faultOf(column, row) ?? []),
    ...triggers.map(({ name }) => `trigger ${name}`),
  ].join(', ');
  return [
    faults === ''
      ? ready('accountTable')
      : notReady('accountTable', 'limited', { reason: 'refusingTable', params: { faults } }),
    ...(schema.hasColumn('accounts', 'salt') ? await saltedPasswords(database, config, isSalted) : []),
  ];
}

export function newRow({ isSalted }: { isSalted: boolean }): NewRow {
  const columns = ACCOUNT_COLUMNS.filter((column) => isSalted || column !== 'salt');
  return { written: new Set(['id', ...columns]), widths: isSalted ? SALTED_WIDTHS : WIDTHS };
}

export function faultOf(
  { name, width, isNullable, hasDefault }: AccountColumn,
  { written, widths }: NewRow,
): string | undefined {
  const column = name.toLowerCase();
  const least = widths[column] ?? 0;
  if (width !== null && Number(width) < least) return `${name} (${Number(width)} < ${least})`;
  const needsValue = Number(isNullable) === 0 && Number(hasDefault) === 0 && !written.has(column);
  return needsValue ? `${name} (NOT NULL, no DEFAULT)` : undefined;
}
