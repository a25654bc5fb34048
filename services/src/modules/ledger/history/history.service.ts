import { Injectable } from '@nestjs/common';
import { toCsv, DAY_MS, type CsvCell, writtenMoment } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { CSV_MAX_ROWS, databasePagination, type Principal } from '../../../platform/http/index.js';
import { operationKeyOf, ceilingOf } from '../balances/balance-change.js';
import { BalancesRepository, type Balances } from '../balances/balances.repository.js';
import { GrantsRepository } from '../grants/grants.repository.js';
import { EntryNotes } from './entry-notes.js';
import type {
  GrantsDto,
  LedgerHistoryDto,
  GrantDto,
  GrantObstacle,
  LedgerEntryDto,
  WaitingGrantDto,
} from './history.dto.js';
import { type HistoryEntry, type HistoryFilter, LedgerHistoryRepository } from './history.repository.js';
import type { PendingGrantEntity } from '../grants/pending-grant.entity.js';

type CharacterNames = ReadonlyMap<number, string>;

type Notes = ReadonlyMap<string, string>;

const DELIVERED_MS = 7 * DAY_MS;
const MAX_DELIVERED = 20;
const MAX_WAITING = 100;

export interface HistoryQuery extends HistoryFilter {
  page: number;
  limit: number;
}

@Injectable()
export class LedgerHistoryService {
  constructor(
    private readonly history: LedgerHistoryRepository,
    private readonly given: GrantsRepository,
    private readonly balances: BalancesRepository,
    private readonly notes: EntryNotes,
    private readonly config: PorticoConfig,
  ) {}

  async list({ accountId }: Principal, { page, limit, ...filter }: HistoryQuery): Promise<LedgerHistoryDto> {
    const range = { skip: (page - 1) * limit, take: limit };
    const [entries, total] = await Promise.all([
      this.history.entries(accountId, filter, range),
      this.history.count(accountId, filter),
    ]);
    const [names, notes] = await Promise.all([this.namesIn(entries), this.notesOf(entries)]);
    return {
      entries: entries.map((entry) => toLedgerEntry(entry, names, notes)),
      pagination: databasePagination(page, limit, total),
    };
  }

  async csv({ accountId }: Principal, filter: HistoryFilter): Promise<string> {
    const entries = await this.history.entries(accountId, filter, { skip: 0, take: CSV_MAX_ROWS });
    const [names, notes] = await Promise.all([this.namesIn(entries), this.notesOf(entries)]);
    const { zone } = this.config.public.time;
    return toCsv(
      csvHeader(zone),
      entries.map((entry) => toCsvRow(toLedgerEntry(entry, names, notes), zone)),
    );
  }

  async grants({ accountId }: Principal): Promise<GrantsDto> {
    const [waiting, delivered, balances] = await Promise.all([
      this.given.waitingOf(accountId, MAX_WAITING),
      this.given.deliveredOf(accountId, Date.now() - DELIVERED_MS, MAX_DELIVERED),
      this.balances.readCommitted({ accountId }),
    ]);
    const grants = [...waiting, ...delivered];
    const notes = await this.notes.of(grants.map(({ entryKey, reason }) => ({ key: entryKey, reason })));
    return {
      waiting: waiting.map((grant) => toWaitingGrant(grant, balances, notes)),
      delivered: delivered.map((grant) => toGrant(grant, notes)),
    };
  }

  private notesOf(entries: readonly HistoryEntry[]): Promise<ReadonlyMap<string, string>> {
    return this.notes.of(entries.map(({ entryKey, reason }) => ({ key: operationKeyOf(entryKey), reason })));
  }

  private namesIn(entries: readonly HistoryEntry[]): Promise<ReadonlyMap<number, string>> {
    return this.history.characterNames(entries.flatMap(({ characterId }) => characterId ?? []));
  }
}

/** `time` is that of the server's clock, in `zone`. */
function csvHeader(zone: string): readonly string[] {
  return [`time (${zone})`, 'currency', 'change', 'balance', 'reason', 'character', 'note'];
}

function toLedgerEntry(entry: HistoryEntry, names: CharacterNames, notes: Notes): LedgerEntryDto {
  const { sequence, at, currency, delta, balanceAfter, reason, characterId } = entry;
  const characterName = characterId === null ? null : (names.get(characterId) ?? null);
  const note = notes.get(operationKeyOf(entry.entryKey)) ?? null;
  return { id: sequence, at, currency, delta, balanceAfter, reason, characterId, characterName, note };
}

function toCsvRow(entry: LedgerEntryDto, zone: string): CsvCell[] {
  const { at, currency, delta, balanceAfter, reason, characterName, note } = entry;
  return [writtenMoment(at, zone), currency, delta, balanceAfter, reason, characterName, note];
}

function toGrant(grant: PendingGrantEntity, notes: Notes): GrantDto {
  const { id, entryKey, currency, delta, reason, createdAt, deliveredAt } = grant;
  return { id, currency, delta, reason, createdAt, deliveredAt, note: notes.get(entryKey) ?? null };
}

function toWaitingGrant(
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
