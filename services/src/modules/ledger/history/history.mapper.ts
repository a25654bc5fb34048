import { type CsvCell, writtenMoment } from '@portico/domain';
import { ceilingOf, operationKeyOf } from '../balances/balance-change.js';
import type { Balances } from '../balances/balances.repository.js';
import type { PendingGrantEntity } from '../grants/pending-grant.entity.js';
import type { HistoryEntry } from './history.repository.js';
import type { GrantDto, GrantObstacle, LedgerEntryDto, WaitingGrantDto } from './history.dto.js';

export type CharacterNames = ReadonlyMap<number, string>;

/** By the key of the operation. */
type Notes = ReadonlyMap<string, string>;

/** `time` is that of the server's clock, in `zone`. */
export function csvHeader(zone: string): readonly string[] {
  return [`time (${zone})`, 'currency', 'change', 'balance', 'reason', 'character', 'note'];
}

export function toLedgerEntry(entry: HistoryEntry, names: CharacterNames, notes: Notes): LedgerEntryDto {
  const { sequence, at, currency, delta, balanceAfter, reason, characterId } = entry;
  const characterName = characterId === null ? null : (names.get(characterId) ?? null);
  const note = notes.get(operationKeyOf(entry.entryKey)) ?? null;
  return { id: sequence, at, currency, delta, balanceAfter, reason, characterId, characterName, note };
}

export function toCsvRow(entry: LedgerEntryDto, zone: string): CsvCell[] {
  const { at, currency, delta, balanceAfter, reason, characterName, note } = entry;
  return [writtenMoment(at, zone), currency, delta, balanceAfter, reason, characterName, note];
}

export function toGrant(grant: PendingGrantEntity, notes: Notes): GrantDto {
  const { id, entryKey, currency, delta, reason, createdAt, deliveredAt } = grant;
  return { id, currency, delta, reason, createdAt, deliveredAt, note: notes.get(entryKey) ?? null };
}

export function toWaitingGrant(
  grant: PendingGrantEntity,
  balances: Balances | undefined,
  notes: Notes,
): WaitingGrantDto {
  return { ...toGrant(grant, notes), waitsFor: obstacleOf(grant, balances) };
}

function obstacleOf({ currency, delta }: PendingGrantEntity, balances: Balances | undefined): GrantObstacle {
  if (balances?.presence === 'inGame' || balances?.presence === 'unsettled') return balances.presence;
  return (balances?.amounts[currency] ?? 0) + delta > ceilingOf({ currency, delta }) ? 'full' : 'soon';
}
