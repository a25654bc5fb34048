import type { DoctorCheck, GameFeature } from '@portico/domain';
import type { SchemaSurvey } from '../../game/index.js';
import type { PorticoConfig } from '../../platform/config/index.js';
import type { Database } from '../../platform/persistence/index.js';
import { type Finding, notReady, ready } from './finding.js';
import { granted, mayDo } from './granted-right.js';

/** They match no row, so that nothing happens but the question whether it may. */
const UPDATE_PASSWORDS = 'UPDATE accounts SET password = password WHERE 1 = 0';
const INSERT_ACCOUNTS = `INSERT INTO accounts (name, password, email, birthday, tempban)
  SELECT name, password, email, birthday, tempban FROM accounts WHERE 1 = 0`;
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
  return [
    ...(has('signIn') ? [await passwords(database)] : []),
    ...(has('registration') ? [await registration(database, config)] : []),
    ...(has('spending') ? [await spending(database, config)] : []),
    await resetting(database, config),
    ...(has('banning') ? [await banning(database)] : []),
    ...(has('addressBans') ? [await unbanning(database, 'addressBans', 'ipbans')] : []),
    ...(has('deviceBans') ? [await unbanning(database, 'deviceBans', 'macbans')] : []),
    ...(has('computerBans') ? [await unbanning(database, 'computerBans', 'hwidbans')] : []),
  ];
}

async function passwords(database: Database): Promise<Finding> {
  return granted('passwords', await mayDo(database, UPDATE_PASSWORDS), 'UPDATE of accounts.password');
}

async function registration(database: Database, { server }: PorticoConfig): Promise<Finding> {
  if (server.identity.registration === 'closed')
    return turnedOff('makingAccounts', 'server.identity.registration');
  return granted('makingAccounts', await mayDo(database, INSERT_ACCOUNTS), 'INSERT into accounts');
}

async function spending(database: Database, { server }: PorticoConfig): Promise<Finding> {
  if (!server.spending.isOn) return turnedOff('spending', 'server.spending.isOn');
  const isGranted = (await mayDo(database, UPDATE_BALANCES)) && (await mayDo(database, UPDATE_STATS));
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

/** Without it an unban leaves these rows, and the game goes on refusing the player. */
async function unbanning(database: Database, feature: GameFeature, table: string): Promise<Finding> {
  const isGranted = await mayDo(database, `DELETE FROM ${table} WHERE 1 = 0`);
  return granted(feature, isGranted, `DELETE of ${table}, which an unban empties of the account`, 'limited');
}

function turnedOff(check: DoctorCheck | GameFeature, setting: string): Finding {
  return notReady(check, 'off', { reason: 'setting', params: { setting } });
}
