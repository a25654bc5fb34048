import type { CsvCell } from '../../../platform/http/index.js';
import { ceilingOf } from '../balances/balance-change.js';
import type { Balances } from '../balances/balances.repository.js';
import type { PendingGrantEntity } from '../grants/pending-grant.entity.js';
import type { HistoryEntry } from './history.repository.js';
import type { GrantDto, GrantObstacle, LedgerEntryDto, WaitingGrantDto } from './history.dto.js';

export type CharacterNames = ReadonlyMap<number, string>;

export const CSV_HEADER = ['time', 'currency', 'change', 'balance', 'reason', 'character'] as const;

export function toLedgerEntry(entry: HistoryEntry, names: CharacterNames): LedgerEntryDto {
  const { sequence, at, currency, delta, balanceAfter, reason, characterId } = entry;
  const characterName = characterId === null ? null : (names.get(characterId) ?? null);
  return { id: sequence, at, currency, delta, balanceAfter, reason, characterId, characterName };
}

export function toCsvRow(entry: HistoryEntry, names: CharacterNames): CsvCell[] {
  const { at, currency, delta, balanceAfter, reason, characterName } = toLedgerEntry(entry, names);
  return [new Date(at).toISOString(), currency, delta, balanceAfter, reason, characterName];
}

export function toGrant(grant: PendingGrantEntity): GrantDto {
  const { id, currency, delta, reason, createdAt, deliveredAt } = grant;
  return { id, currency, delta, reason, createdAt, deliveredAt };
}

export function toWaitingGrant(grant: PendingGrantEntity, balances: Balances | undefined): WaitingGrantDto {
  return { ...toGrant(grant), waitsFor: obstacleOf(grant, balances) };
}

function obstacleOf({ currency, delta }: PendingGrantEntity, balances: Balances | undefined): GrantObstacle {
  if (balances?.isInGame) return 'inGame';
  return (balances?.amounts[currency] ?? 0) + delta > ceilingOf({ currency, delta }) ? 'full' : 'soon';
}
