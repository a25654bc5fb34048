import { Injectable } from '@nestjs/common';
import { type CsvCell, DAY_MS, writtenMoment } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { CSV_MAX_ROWS, csvOf, databasePagination, type Principal } from '../../../platform/http/index.js';
import { ceilingOf, operationKeyOf } from '../balances/balance-change.js';
import { type Balances, BalancesRepository } from '../balances/balances.repository.js';
import { GrantsRepository } from '../grants/grants.repository.js';
import type { PendingGrantEntity } from '../ledger.entities.js';
import { EntryNotes } from './entry-notes.js';
import type { GrantDto, GrantObstacle, GrantsDto, LedgerEntryDto, LedgerHistoryDto } from './history.dto.js';
import { type HistoryEntry, type HistoryFilter, LedgerHistoryRepository } from './history.repository.js';

type CharacterNames = ReadonlyMap<number, string>;

type Notes = ReadonlyMap<string, string>;

const DELIVERED_MS = 7 * DAY_MS;
const MAX_DELIVERED = 20;
const MAX_WAITING = 100;

@Injectable()
export class LedgerHistoryService {
  constructor(
    private readonly history: LedgerHistoryRepository,
    private readonly given: GrantsRepository,
    private readonly balances: BalancesRepository,
    private readonly notes: EntryNotes,
    private readonly config: PorticoConfig,
  ) {}

  async list(
    { accountId }: Principal,
    filter: HistoryFilter,
    { page, limit }: { page: number; limit: number },
  ): Promise<LedgerHistoryDto> {
    const [entries, total] = await Promise.all([
      this.entries(accountId, filter, { skip: (page - 1) * limit, take: limit }),
      this.history.count(accountId, filter),
    ]);
    return { entries, pagination: databasePagination(page, limit, total) };
  }

  async csv({ accountId }: Principal, filter: HistoryFilter): Promise<string> {
    const entries = await this.entries(accountId, filter, { skip: 0, take: CSV_MAX_ROWS });
    return csvOf(csvColumns(this.config.public.time.zone), entries);
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
      waiting: waiting.map((grant) => ({ ...toGrant(grant, notes), waitsFor: obstacleOf(grant, balances) })),
      delivered: delivered.map((grant) => toGrant(grant, notes)),
    };
  }

  private async entries(
    accountId: number,
    filter: HistoryFilter,
    range: { skip: number; take: number },
  ): Promise<LedgerEntryDto[]> {
    const entries = await this.history.entries(accountId, filter, range);
    const [names, notes] = await Promise.all([
      this.history.characterNames(entries.flatMap(({ characterId }) => characterId ?? [])),
      this.notes.of(entries.map(({ entryKey, reason }) => ({ key: operationKeyOf(entryKey), reason }))),
    ]);
    return entries.map((entry) => toLedgerEntry(entry, names, notes));
  }
}

/** `time` is in the server's time zone, `zone`. */
function csvColumns(zone: string): Readonly<Record<string, (entry: LedgerEntryDto) => CsvCell>> {
  return {
    [`time (${zone})`]: ({ at }) => writtenMoment(at, zone),
    currency: ({ currency }) => currency,
    change: ({ delta }) => delta,
    balance: ({ balanceAfter }) => balanceAfter,
    reason: ({ reason }) => reason,
    character: ({ characterName }) => characterName,
    note: ({ note }) => note,
  };
}

function toLedgerEntry(entry: HistoryEntry, names: CharacterNames, notes: Notes): LedgerEntryDto {
  const { sequence, at, currency, delta, balanceAfter, reason, characterId } = entry;
  const characterName = characterId === null ? null : (names.get(characterId) ?? null);
  const note = notes.get(operationKeyOf(entry.entryKey)) ?? null;
  return { id: sequence, at, currency, delta, balanceAfter, reason, characterId, characterName, note };
}

function toGrant(grant: PendingGrantEntity, notes: Notes): GrantDto {
  const { id, entryKey, currency, delta, reason, createdAt, deliveredAt } = grant;
  return { id, currency, delta, reason, createdAt, deliveredAt, note: notes.get(entryKey) ?? null };
}

function obstacleOf({ currency, delta }: PendingGrantEntity, balances: Balances | undefined): GrantObstacle {
  if (balances?.presence === 'inGame' || balances?.presence === 'unsettled') return balances.presence;
  return (balances?.amounts[currency] ?? 0) + delta > ceilingOf({ currency, delta }) ? 'full' : 'soon';
}
