import { createHash } from 'node:crypto';
import { START } from './bank.mjs';

const hashOf = (key) => createHash('sha256').update(key).digest('hex');

/**
 * Compares accounts and ledger with intents, grants and the game's own earnings. Each confirmed intent and each grant
 * must have its exact effect, and nothing else may have any. Returns all differences in words.
 */
export async function differences(bank, ids, { intents, grants, visits }) {
  const found = [];
  for (const id of ids) {
    const own = intents.filter(({ intent }) => intent.accountId === id);
    const entries = new Map(own.filter(isDone).flatMap(({ intent }) => entriesOf(intent)));
    for (const { accountId, key, amount } of grants) if (accountId === id) entries.set(`${key}/VP`, amount);
    found.push(...(await ledgerDifferences(bank, id, entries)));
    const earned = visits.filter((visit) => visit.id === id).flatMap((visit) => Object.entries(visit.earned));
    found.push(...(await balanceDifferences(bank, id, [...byCurrency(entries), ...earned])));
  }
  return found;
}

export const isDone = ({ answer }) => answer.status === 200;

const entriesOf = ({ accountId, key, effect }) =>
  Object.entries(effect).map(([currency, delta]) => [`call:${accountId}:${hashOf(key)}/${currency}`, delta]);

const byCurrency = (entries) =>
  [...entries].map(([key, delta]) => [key.slice(key.lastIndexOf('/') + 1), delta]);

async function ledgerDifferences(bank, id, expected) {
  const rows = await bank.rows('SELECT entry_key, delta FROM portal_ledger WHERE account_id = ?', [id]);
  const actual = new Map(rows.map((row) => [row.entry_key, Number(row.delta)]));
  const keys = new Set([...expected.keys(), ...actual.keys()]);
  return [...keys]
    .filter((key) => expected.get(key) !== actual.get(key))
    .map((key) => `account ${id}: entry ${key} is ${actual.get(key)} and not ${expected.get(key)}`);
}

async function balanceDifferences(bank, id, changes) {
  const actual = await bank.holdingsOf(id);
  const expected = { ...START };
  for (const [currency, delta] of changes) expected[currency] += delta;
  return Object.keys(expected)
    .filter((currency) => expected[currency] !== actual[currency])
    .map((currency) => `account ${id}: ${currency} is ${actual[currency]} and not ${expected[currency]}`);
}

/** Number of repeated intents that had been done or refused before they were sent the last time. */
export async function countAlreadyAnswered(bank, intents) {
  const repeated = intents.filter(({ failures }) => failures.length > 0);
  let count = 0;
  for (const { intent, sentAt } of repeated) {
    const [row] = await bank.rows(
      'SELECT created_at FROM portal_idempotency WHERE account_id = ? AND key_hash = ?',
      [intent.accountId, hashOf(intent.key)],
    );
    if (row !== undefined && Number(row.created_at) < sentAt) count += 1;
  }
  return count;
}
