import {
  CURRENCIES,
  type Currency,
  LEDGER_REASONS,
  type LedgerReason,
  type CsvCell,
  DAY_MS,
  writtenMoment,
} from '@portico/domain';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FindOptionsWhere, Repository } from 'typeorm';
import {
  Choice,
  DatabasePaginationDto,
  Integer,
  Nested,
  Text,
  CSV_MAX_ROWS,
  csvOf,
  databasePagination,
  type Principal,
} from '../../../platform/http/index.js';
import { CharacterEntity } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { rowsById } from '../../../platform/persistence/index.js';
import { ceilingOf, operationKeyOf } from '../balances/balance-change.js';
import { type Balances, BalancesRepository } from '../balances/balances.repository.js';
import { GrantsRepository } from '../grants/grants.repository.js';
import { LedgerEntryEntity, type PendingGrantEntity } from '../ledger.entities.js';

export class LedgerEntryDto {
  @Integer("Number within the account's entries, from 1") id: number;
  @Integer('Milliseconds UTC') at: number;
  @Choice(CURRENCIES) currency: Currency;
  @Integer('Negative if spent') delta: number;
  @Integer() balanceAfter: number;
  @Choice(LEDGER_REASONS) reason: LedgerReason;
  @Integer('Character with these mesos, HP or MP', { nullable: true }) characterId: number | null;
  @Text('Null if it is gone', { nullable: true }) characterName: string | null;
  @Text('Reason from the admin', { nullable: true }) note: string | null;
}

export class LedgerHistoryDto {
  @Nested(() => [LedgerEntryDto], 'Newest first') entries: LedgerEntryDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

export class GrantDto {
  @Integer() id: number;
  @Choice(CURRENCIES) currency: Currency;
  @Integer() delta: number;
  @Choice(LEDGER_REASONS) reason: LedgerReason;
  @Integer('Milliseconds UTC') createdAt: number;
  @Integer('Milliseconds UTC; null while pending', { nullable: true }) deliveredAt: number | null;
  @Text('Reason from the admin', { nullable: true }) note: string | null;
}

export const GRANT_OBSTACLES = ['inGame', 'unsettled', 'full', 'soon'] as const;
export type GrantObstacle = (typeof GRANT_OBSTACLES)[number];

export class WaitingGrantDto extends GrantDto {
  @Choice(
    GRANT_OBSTACLES,
    '`inGame`: until the account logs out of the game; `unsettled`: until it logs in to the game and logs out properly, because the game may still hold it; `full`: the balance is at its maximum; `soon`: about to arrive',
  )
  waitsFor: GrantObstacle;
}

export class GrantsDto {
  @Nested(() => [WaitingGrantDto], 'Oldest first') waiting: WaitingGrantDto[];
  @Nested(() => [GrantDto], 'Grants of the last seven days, newest first, 20 at most') delivered: GrantDto[];
}

export type NoteSource = (operationKeys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Notes on entries, shown to the account's owner. The module that moved the value provides them, by the reason of the entries. */
@Injectable()
export class EntryNotes {
  private readonly sources = new Map<LedgerReason, NoteSource>();

  provide(reason: LedgerReason, source: NoteSource): void {
    this.sources.set(reason, source);
  }

  async of(
    operations: readonly { key: string; reason: LedgerReason }[],
  ): Promise<ReadonlyMap<string, string>> {
    const found = await Promise.all(
      [...this.sources].map(async ([reason, source]) => {
        const keys = operations.filter((one) => one.reason === reason).map(({ key }) => key);
        return keys.length === 0 ? new Map<string, string>() : source(keys);
      }),
    );
    return new Map(found.flatMap((notes) => [...notes]));
  }
}

interface HistoryFilter {
  currency: Currency | undefined;
  reason: LedgerReason | undefined;
}

const ENTRY_FIELDS = {
  id: true,
  entryKey: true,
  sequence: true,
  at: true,
  currency: true,
  delta: true,
  balanceAfter: true,
  reason: true,
  characterId: true,
} as const;

function whereOf(
  accountId: number,
  { currency, reason }: HistoryFilter,
): FindOptionsWhere<LedgerEntryEntity> {
  return { accountId, ...(currency && { currency }), ...(reason && { reason }) };
}

type Notes = ReadonlyMap<string, string>;

const DELIVERED_MS = 7 * DAY_MS;
const MAX_DELIVERED = 20;
const MAX_WAITING = 100;

@Injectable()
export class LedgerHistoryService {
  constructor(
    private readonly given: GrantsRepository,
    private readonly balances: BalancesRepository,
    private readonly notes: EntryNotes,
    private readonly config: PorticoConfig,
    @InjectRepository(LedgerEntryEntity) private readonly ledgerEntries: Repository<LedgerEntryEntity>,
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
  ) {}

  async list(
    { accountId }: Principal,
    filter: HistoryFilter,
    { page, limit }: { page: number; limit: number },
  ): Promise<LedgerHistoryDto> {
    const [entries, total] = await Promise.all([
      this.entries(accountId, filter, { skip: (page - 1) * limit, take: limit }),
      this.ledgerEntries.countBy(whereOf(accountId, filter)),
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
    const entries = await this.ledgerEntries.find({
      // With hashes and keys, a thousand rows take twice as long.
      select: ENTRY_FIELDS,
      where: whereOf(accountId, filter),
      order: { sequence: 'DESC' },
      ...range,
    });
    const characterIds = entries.flatMap(({ characterId }) => characterId ?? []);
    const [characters, notes] = await Promise.all([
      rowsById(this.characters, characterIds, { id: true, name: true }),
      this.notes.of(entries.map(({ entryKey, reason }) => ({ key: operationKeyOf(entryKey), reason }))),
    ]);
    return entries.map((entry) => toLedgerEntry(entry, characters, notes));
  }
}

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

function toLedgerEntry(
  entry: Pick<LedgerEntryEntity, keyof typeof ENTRY_FIELDS>,
  characters: ReadonlyMap<number, Pick<CharacterEntity, 'name'>>,
  notes: Notes,
): LedgerEntryDto {
  const { sequence, at, currency, delta, balanceAfter, reason, characterId } = entry;
  const characterName = characterId === null ? null : (characters.get(characterId)?.name ?? null);
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
