import { dayNumber, startOfDay, writtenDay } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { insertRow } from '../harness/rows.js';

export const ADMIN = 900;
export const ZONE = 'Asia/Tokyo';
export const HOUR_MS = 3_600_000;
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
