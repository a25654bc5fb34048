import type { DoctorCheck, GameFeature } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { SchemaProbe, type SchemaSurvey } from '../../game/index.js';
import type { PorticoConfig } from '../../platform/config/index.js';
import {
  columnWithoutDefault,
  createUnitOfWork,
  type Database,
  isRefused,
  isSchemaFailure,
} from '../../platform/persistence/index.js';
import { ACCOUNT_COLUMNS, readsSalts } from '../identity/index.js';
import { type Finding, notReady, ready } from './finding.js';

export const GRANTS = 'npm run portico -- doctor --grants';

export function granted(
  check: DoctorCheck | GameFeature,
  isGranted: boolean,
  right: string,
  state: 'limited' | 'off' = 'off',
): Finding {
  if (isGranted) return ready(check);
  return notReady(check, state, { reason: 'noRight', params: { right }, remedy: GRANTS });
}

export async function mayDo(database: Database, ...statements: string[]): Promise<boolean> {
  return (await mayDoEach(database, statements)).every(Boolean);
}

/** Runs all in one transaction. A refused statement does not end it. */
async function mayDoEach(database: Database, statements: readonly string[]): Promise<boolean[]> {
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

/** These statements match no row. They only test the right. */
const UPDATE_BALANCES = 'UPDATE accounts SET nxCredit = nxCredit, votepoints = votepoints WHERE 1 = 0';
const UPDATE_STATS = 'UPDATE characters SET meso = meso, maxhp = maxhp, maxmp = maxmp WHERE 1 = 0';
const UPDATE_LOGINS = 'UPDATE accounts SET loggedin = loggedin WHERE 1 = 0';

const UPDATE_BANS =
  'UPDATE accounts SET banned = banned, banreason = banreason, tempban = tempban, greason = greason WHERE 1 = 0';

/** Rights and settings that keep the portal from writing to the game's tables. Missing columns are findings of the features. */
export async function accountRights(
  database: Database,
  config: PorticoConfig,
  survey: SchemaSurvey,
): Promise<Finding[]> {
  const has = (feature: GameFeature) => !survey.features.has(feature);
  const isSalted = await readsSalts(database.reader, survey.schema, config);
  const passwordColumns = isSalted ? ['password', 'salt'] : ['password'];
  return [
    ...(has('signIn') ? [await passwords(database, passwordColumns)] : []),
    ...(has('registration') ? [await registration(database, config, survey, isSalted)] : []),
    ...(has('spending') ? [await spending(database, config)] : []),
    await resetting(database, config),
    ...(has('banning') ? [await banning(database)] : []),
    ...(has('addressBans') ? [await unbanning(database, 'addressBans', 'ipbans')] : []),
    ...(has('deviceBans') ? [await unbanning(database, 'deviceBans', 'macbans')] : []),
    ...(has('computerBans') ? [await unbanning(database, 'computerBans', 'hwidbans')] : []),
  ];
}

async function passwords(database: Database, columns: readonly string[]): Promise<Finding> {
  const set = columns.map((column) => `${column} = ${column}`).join(', ');
  const isGranted = await mayDo(database, `UPDATE accounts SET ${set} WHERE 1 = 0`);
  return granted('passwords', isGranted, `UPDATE of accounts.${columns.join(' and ')}`);
}

async function registration(
  database: Database,
  config: PorticoConfig,
  { schema }: SchemaSurvey,
  isSalted: boolean,
): Promise<Finding> {
  if (config.server.identity.registration === 'closed')
    return turnedOff('makingAccounts', 'server.identity.registration');
  const columns = ACCOUNT_COLUMNS.filter(
    (column) => schema.hasColumn('accounts', column) && (column !== 'salt' || isSalted),
  ).join(', ');
  try {
    const insert = `INSERT INTO accounts (${columns}) SELECT ${columns} FROM accounts WHERE 1 = 0`;
    return granted('makingAccounts', await mayDo(database, insert), `INSERT of accounts (${columns})`);
  } catch (error) {
    const column = columnWithoutDefault(error);
    if (column === undefined) throw error;
    return notReady('makingAccounts', 'off', { reason: 'refusingTable', params: { faults: column } });
  }
}

async function spending(database: Database, { server }: PorticoConfig): Promise<Finding> {
  if (!server.spending.isOn) return turnedOff('spending', 'server.spending.isOn');
  const isGranted = await mayDo(database, UPDATE_BALANCES, UPDATE_STATS);
  const right = 'UPDATE of accounts.nxCredit and votepoints, and of characters.meso, maxhp and maxmp';
  return granted('spending', isGranted, right);
}

async function resetting(database: Database, { bridgeKind }: PorticoConfig): Promise<Finding> {
  if (!(await mayDo(database, UPDATE_LOGINS)))
    return granted('resetting', false, 'UPDATE of accounts.loggedin');
  if (bridgeKind !== 'none') return ready('resetting');
  return notReady('resetting', 'limited', { reason: 'resetWhileDown' });
}

async function banning(database: Database): Promise<Finding> {
  const right = 'UPDATE of accounts.banned, banreason, tempban and greason';
  return granted('banning', await mayDo(database, UPDATE_BANS), right);
}

/** Without this right an unban leaves these rows, and the game still refuses the player. */
async function unbanning(database: Database, feature: GameFeature, table: string): Promise<Finding> {
  const isGranted = await mayDo(database, `DELETE FROM ${table} WHERE 1 = 0`);
  return granted(feature, isGranted, `DELETE of ${table}, which an unban empties of the account`, 'limited');
}

function turnedOff(check: DoctorCheck | GameFeature, setting: string): Finding {
  return notReady(check, 'off', { reason: 'setting', params: { setting } });
}

const TABLES = [
  { table: 'drop_data', column: 'chance', feature: 'dropEditing' },
  { table: 'reactordrops', column: 'chance', feature: 'reactorDrops' },
] as const;

export async function dropRights(database: Database, { features }: SchemaSurvey): Promise<Finding[]> {
  if (features.has('dropEditing')) return [];
  for (const { table, column, feature } of TABLES) {
    if (features.has(feature)) continue;
    const isGranted = await mayDo(
      database,
      `INSERT INTO ${table} SELECT * FROM ${table} WHERE 1 = 0`,
      `UPDATE ${table} SET ${column} = ${column} WHERE 1 = 0`,
      `DELETE FROM ${table} WHERE 1 = 0`,
    );
    if (!isGranted) return [granted('dropEditing', false, `INSERT, UPDATE and DELETE of ${table}`)];
  }
  return [ready('dropEditing')];
}

const MAX_NAMED = 3;

/** Whether the portal's own tables exist and the database user may write them. `refusal` is the reason why that cannot be tested. */
export async function portalTables(
  database: Database,
  { portal: missing }: SchemaSurvey,
  refusal: string | undefined,
): Promise<Finding> {
  const isWritable = refusal === undefined;
  if (missing.length > 0) {
    if (isWritable && !(await mayCreate(database, missing))) return withoutRight('CREATE', missing);
    return notReady('portalTables', 'limited', { reason: 'tablesToCome', params: { count: missing.length } });
  }
  const locked = isWritable ? await tablesWithoutRights(database) : [];
  return locked.length === 0 ? ready('portalTables') : withoutRight('INSERT, UPDATE and DELETE', locked);
}

function withoutRight(right: string, tables: readonly string[]): Finding {
  const names = tables.slice(0, MAX_NAMED).join(', ') + (tables.length > MAX_NAMED ? ', ...' : '');
  const params = { right: `${right} of ${tables.length} tables: ${names}` };
  return notReady('portalTables', 'off', { reason: 'noRight', params, remedy: GRANTS, isUrgent: true });
}

/** Copies a table that does not exist, which creates nothing. Servers check rights before they look for it. */
async function mayCreate(database: Database, [table]: readonly string[]): Promise<boolean> {
  try {
    return await mayDo(database, `CREATE TABLE ${table} LIKE portal_absent`);
  } catch (error) {
    if (isSchemaFailure(error)) return true;
    throw error;
  }
}

/** Tests only DELETE. `--grants` gives all rights on a table in one statement, so a user who may delete has them all. */
async function tablesWithoutRights(database: Database): Promise<string[]> {
  const tables = new SchemaProbe(database.reader).portalTables();
  const may = await mayDoEach(
    database,
    tables.map((table) => `DELETE FROM ${table} WHERE 1 = 0`),
  );
  return tables.filter((_, index) => !may[index]);
}
