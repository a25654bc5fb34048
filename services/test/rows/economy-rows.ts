import { dayNumber, startOfDay, writtenDay, HOUR_MS } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import type { TestApi } from '../harness/start-api.js';

export const ADMIN = 900;
export const ZONE = 'Asia/Tokyo';
export const TODAY = dayNumber(Date.UTC(2026, 2, 10, 2), ZONE);
export const startOf = (back: number) => startOfDay(TODAY - back, ZONE);
export const dayOf = (back: number) => writtenDay(TODAY - back);
export const NOW = startOf(0) + 11 * HOUR_MS;

let entries = 0;

export const nx = (
  manager: EntityManager,
  at: number,
  amount: number,
  values: Record<string, string | number | null> = {},
) =>
  insertRow(manager, 'portal_nx_log', {
    at,
    character_id: 1,
    account_id: 1,
    type: amount > 0 ? 'GAIN' : 'SPEND',
    amount: Math.abs(amount),
    balance_before: 0,
    balance_after: 0,
    source: amount > 0 ? 'NX card' : 'Cash shop',
    ...values,
  });

export const entry = (
  manager: EntityManager,
  at: number,
  values: { currency: string; delta: number; reason: string },
) => {
  entries += 1;
  return insertRow(manager, 'portal_ledger', {
    entry_key: `entry${entries}`,
    at,
    account_id: 1,
    balance_after: 0,
    sequence: entries,
    previous_hash: '',
    hash: '',
    ...values,
  });
};

export const purchase = (manager: EntityManager, at: number, cost: number, currency: string, quantity = 1) =>
  insertRow(manager, 'portal_inkwell_log', {
    at,
    character_id: 2,
    account_id: 2,
    item_id: 2_040_000,
    quantity,
    cost,
    currency,
    balance_before: cost,
    balance_after: 0,
  });

/** A web admin, and two accounts with a character each. */
export const insertPeople = (api: TestApi) =>
  api.seed(async (manager) => {
    await insertAccount(manager, ADMIN, { webadmin: 1 });
    for (const id of [1, 2]) {
      await insertAccount(manager, id, { nxCredit: 5000, votepoints: 50 });
      await insertCharacter(manager, id, { accountid: id, meso: 9_000_000 });
    }
  });

const TABLES = [
  'portal_nx_log',
  'portal_inkwell_log',
  'portal_scroll_log',
  'portal_vote_day',
  'portal_ledger',
  'portal_ledger_head',
  'portal_economy_day',
];

export const emptyLogs = (api: TestApi) =>
  api.seed(async (manager) => {
    for (const table of TABLES) await manager.query(`DELETE FROM ${table}`);
  });

/** Two hundred days up to now, two changes of each kind a day. */
export const insertMonths = (api: TestApi) =>
  api.seed(async (manager) => {
    for (let index = 0; index < 400; index += 1) {
      const at = Date.now() - index * 12 * HOUR_MS;
      await nx(manager, at, 5);
      await entry(manager, at, { currency: 'MESO', delta: -5, reason: 'upgrade' });
      await purchase(manager, at, 5, 'VOTE_POINTS');
      const day = writtenDay(dayNumber(at, ZONE));
      await insertRow(manager, 'portal_vote_day', { account_id: index + 1, day, votes: 1, nx: 5, vp: 1 });
    }
  });
