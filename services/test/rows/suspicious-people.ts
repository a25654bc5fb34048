import { dayNumber, startOfDay, writtenDay, SECOND_MS, HOUR_MS, DAY_MS } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { gameTimeText } from '../../src/game/index.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { databaseTime, insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import type { TestApi } from '../harness/start-api.js';

export const ADMIN = 900;
export const ZONE = 'Asia/Tokyo';

export const TODAY = dayNumber(Date.UTC(2026, 2, 10, 2), ZONE);
export const dayStart = (back: number) => startOfDay(TODAY - back, ZONE);
export const NOW = dayStart(0) + 20 * HOUR_MS;

let votes = 0;

export async function insertPaidVote(
  manager: EntityManager,
  accountId: number,
  at: number,
  values: { ip?: string; site?: string } = {},
): Promise<number> {
  votes += 1;
  const confirmedAt = at + 5 * SECOND_MS;
  await insertRow(manager, 'portal_vote', {
    account_id: accountId,
    site: values.site ?? 'lantern',
    vote_key: `key${votes}`,
    at,
    expires_at: at + DAY_MS,
    ip: values.ip ?? `198.51.100.${accountId % 250}`,
    state: 'credited',
    confirmed_at: confirmedAt,
    credited_at: confirmedAt,
    day: writtenDay(dayNumber(confirmedAt, ZONE)),
    nx: 2000,
    vp: 1,
  });
  return confirmedAt;
}

/** Created long ago, in the game half an hour ago. */
export async function insertPlayer(
  manager: EntityManager,
  id: number,
  values: Record<string, string | number> = {},
) {
  await insertAccount(manager, id, {
    createdat: await databaseTime(manager, NOW - 300 * DAY_MS),
    lastlogin: gameTimeText(NOW - HOUR_MS / 2),
    ...values,
  });
  await insertCharacter(manager, id, { accountid: id });
}

const TABLES = [
  'portal_vote',
  'portal_suspicion',
  'portal_suspicion_progress',
  'portal_nx_log',
  'portal_audit',
  'portal_session',
  'characters',
  'accounts',
];

/** An admin without other data; returns the token of the session. */
export async function onlyAdmin(api: TestApi): Promise<string> {
  await api.seed(async (manager) => {
    for (const table of TABLES) await manager.query(`DELETE FROM ${table}`);
    await manager.query("UPDATE portal_audit_head SET last_id = 0, hash = ''");
    await insertAccount(manager, ADMIN, { webadmin: 1, name: 'watcher' });
  });
  return api.app.get(SessionsService).open(ADMIN);
}
