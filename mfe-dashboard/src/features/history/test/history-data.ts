import type { Ledger, LedgerEntry, WaitingGrant } from '../history.queries';

const AT = Date.UTC(2026, 10, 22, 9, 30);
let lastId = 0;

export function anEntry(changes: Partial<LedgerEntry> = {}): LedgerEntry {
  lastId += 1;
  return {
    id: lastId,
    at: AT,
    currency: 'NX',
    delta: 1000,
    balanceAfter: 1000,
    reason: 'exchange',
    characterId: null,
    characterName: null,
    note: null,
    ...changes,
  };
}

export function aLedger(entries: LedgerEntry[], pagination: Partial<Ledger['pagination']> = {}): Ledger {
  return { entries, pagination: { page: 1, limit: 25, total: entries.length, pages: 1, ...pagination } };
}

export function aGrant(changes: Partial<WaitingGrant> = {}): WaitingGrant {
  return {
    id: 1,
    currency: 'NX',
    delta: 2000,
    reason: 'vote',
    createdAt: AT,
    deliveredAt: null,
    waitsFor: 'inGame',
    note: null,
    ...changes,
  };
}
