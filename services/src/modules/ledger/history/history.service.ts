import { Injectable } from '@nestjs/common';
import { toCsv, DAY_MS } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { CSV_MAX_ROWS, databasePagination, type Principal } from '../../../platform/http/index.js';
import { operationKeyOf } from '../balances/balance-change.js';
import { BalancesRepository } from '../balances/balances.repository.js';
import { GrantsRepository } from '../grants/grants.repository.js';
import { EntryNotes } from './entry-notes.js';
import type { GrantsDto, LedgerHistoryDto } from './history.dto.js';
import { csvHeader, toCsvRow, toGrant, toLedgerEntry, toWaitingGrant } from './history.mapper.js';
import { type HistoryEntry, type HistoryFilter, LedgerHistoryRepository } from './history.repository.js';

const DELIVERED_MS = 7 * DAY_MS;
const MAX_DELIVERED = 20;
const MAX_WAITING = 100;

export interface HistoryQuery extends HistoryFilter {
  page: number;
  limit: number;
}

/** Shows the owner of an account its ledger. */
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
