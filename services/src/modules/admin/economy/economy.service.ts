import { Injectable } from '@nestjs/common';
import { dayNumber, HOUR_MS, MINUTE_MS, startOfDay, writtenDay } from '@portico/domain';
import { type Catalog, CatalogService } from '../../../catalog/index.js';
import { AccountNames } from '../../../game/index.js';
import { CachedValue } from '../../../platform/cache/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { Choice, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';
import { type LeaderJob, LeaderJobs } from '../../../platform/jobs/index.js';
import { EconomyDaysRepository, summed } from './economy-days.repository.js';
import type { EconomyDay, EconomyRow } from './economy-days.repository.js';

export const ECONOMY_CURRENCIES = ['NX', 'VP', 'MESO'] as const;
export type EconomyCurrency = (typeof ECONOMY_CURRENCIES)[number];

class EconomyDayDto {
  @Text("Day of the server's calendar", { example: '2026-01-31' }) day: string;
  @Integer() nxIn: number;
  @Integer() nxOut: number;
  @Integer() vpIn: number;
  @Integer() vpOut: number;
  @Integer() mesoIn: number;
  @Integer() mesoOut: number;
}

class EconomySourceDto {
  @Choice(ECONOMY_CURRENCIES, { enumName: 'EconomyCurrency' }) currency: EconomyCurrency;
  @Text('Text of the game server, or a reason of the ledger, as the log has it') source: string;
  @Flag('The source is a reason of the ledger') isLedger: boolean;
  @Integer('Paid to players') paid: number;
  @Integer('Taken from players') taken: number;
}

class EconomyMoverDto {
  @Integer() accountId: number;
  @Text({ nullable: true }) accountName: string | null;
  @Choice(ECONOMY_CURRENCIES, { enumName: 'EconomyCurrency' }) currency: EconomyCurrency;
  @Integer() received: number;
  @Integer() spent: number;
}

class EconomyItemDto {
  @Integer() itemId: number;
  @Text() name: string;
  @Integer() count: number;
}

export class EconomyDto {
  @Integer('When this was counted, milliseconds UTC') at: number;
  @Nested(() => [EconomyDayDto], 'In order; a day without anything has zeros') days: EconomyDayDto[];
  @Nested(() => [EconomySourceDto], 'Largest first') sources: EconomySourceDto[];
  @Nested(() => [EconomyMoverDto], 'Ten a currency at most, largest first') movers: EconomyMoverDto[];
  @Nested(() => [EconomyItemDto], 'Bought; drops are in no log') itemsIn: EconomyItemDto[];
  @Nested(() => [EconomyItemDto], 'Scrolls that were used up') itemsOut: EconomyItemDto[];
}

export const ECONOMY_DAYS = 30;

/** Older days are not kept as sums; their rows are still in the logs. */
const KEPT_DAYS = 60;

/** Rows of a finished day may still be written for this long. */
const LATE_MS = HOUR_MS;

const DAYS_PER_ROUND = 5;

type DayRows = (readonly [day: string, rows: readonly EconomyRow[]])[];

/** Daily sums of mesos and points created and destroyed. Each finished day is summed only once. */
@Injectable()
export class EconomyService {
  private readonly month = new CachedValue(() => this.count(Date.now()), { freshMs: MINUTE_MS });
  readonly job: LeaderJob;

  constructor(
    private readonly days: EconomyDaysRepository,
    private readonly names: AccountNames,
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
    jobs: LeaderJobs,
  ) {
    this.job = jobs.leaderJob({
      name: 'EconomyAdding',
      lease: 'admin-economy',
      every: 5 * MINUTE_MS,
      work: async ({ now }) => void (await this.addUp(now, DAYS_PER_ROUND)),
    });
  }

  lastMonth(): Promise<EconomyDto> {
    return this.month.get();
  }

  async count(now: number): Promise<EconomyDto> {
    await this.addUp(now, Infinity);
    const days = await this.rowsOf(this.daysBefore(now));
    const rows = summed(days.flatMap(([, ofDay]) => ofDay));
    const movers = largestIn(rows, MAX_SHOWN, ({ kind }) => kind === 'mover');
    const names = await this.names.of(movers.map(({ subject }) => Number(subject)));
    const catalog = this.catalogs.current;
    return {
      at: now,
      days: days.map(([day, ofDay]) => toDay(day, ofDay)),
      sources: sourcesIn(rows),
      movers: movers.map((row) => toMover(row, names)),
      itemsIn: itemsIn(rows, 'paid', catalog),
      itemsOut: itemsIn(rows, 'taken', catalog),
    };
  }

  async addUp(now: number, most: number): Promise<number> {
    const over = this.daysBefore(now).filter((day) => now >= day.end + LATE_MS);
    // A clock that ran ahead may have summed days that were not finished.
    await this.days.removeFrom(writtenDay(dayNumber(now - LATE_MS, this.config.public.time.zone)));
    const known = await this.days.read(over.map(({ day }) => day));
    const missing = over.filter(({ day }) => !known.has(day)).toReversed();
    for (const day of missing.slice(0, most)) await this.days.write(day.day, await this.days.sumsOf(day));
    await this.days.removeBefore(writtenDay(dayNumber(now, this.config.public.time.zone) - KEPT_DAYS));
    return Math.min(missing.length, most);
  }

  private async rowsOf(days: readonly EconomyDay[]): Promise<DayRows> {
    const known = await this.days.read(days.map(({ day }) => day));
    const rows: DayRows = [];
    for (const day of days) rows.push([day.day, known.get(day.day) ?? (await this.days.sumsOf(day))]);
    return rows;
  }

  private daysBefore(now: number): EconomyDay[] {
    const { zone } = this.config.public.time;
    const today = dayNumber(now, zone);
    return Array.from({ length: ECONOMY_DAYS }, (_, index) => {
      const number = today - ECONOMY_DAYS + 1 + index;
      return { day: writtenDay(number), start: startOfDay(number, zone), end: startOfDay(number + 1, zone) };
    });
  }
}

const MAX_SHOWN = 10;
const MAX_SOURCES = 40;

type MoneyRow = EconomyRow & { currency: EconomyCurrency };

function largestIn(
  rows: readonly EconomyRow[],
  most: number,
  isWanted: (row: EconomyRow) => boolean,
): MoneyRow[] {
  return ECONOMY_CURRENCIES.flatMap((currency) =>
    rows
      .filter((row) => row.currency === currency && isWanted(row))
      .toSorted((a, b) => b.paid + b.taken - (a.paid + a.taken))
      .slice(0, most)
      .map((row) => ({ ...row, currency })),
  );
}

export function toDay(day: string, rows: readonly EconomyRow[]): EconomyDayDto {
  const sum = (currency: EconomyCurrency, side: 'paid' | 'taken') =>
    rows.reduce((total, row) => total + (isSource(row) && row.currency === currency ? row[side] : 0), 0);
  return {
    day,
    nxIn: sum('NX', 'paid'),
    nxOut: sum('NX', 'taken'),
    vpIn: sum('VP', 'paid'),
    vpOut: sum('VP', 'taken'),
    mesoIn: sum('MESO', 'paid'),
    mesoOut: sum('MESO', 'taken'),
  };
}

function sourcesIn(rows: readonly EconomyRow[]): EconomySourceDto[] {
  return largestIn(rows, MAX_SOURCES, isSource).map(({ kind, currency, subject, paid, taken }) => ({
    currency,
    source: subject,
    isLedger: kind === 'ledger',
    paid,
    taken,
  }));
}

function toMover(
  { currency, subject, paid: received, taken: spent }: MoneyRow,
  names: ReadonlyMap<number | null, string>,
): EconomyMoverDto {
  const accountId = Number(subject);
  return { accountId, accountName: names.get(accountId) ?? null, currency, received, spent };
}

export function itemsIn(
  rows: readonly EconomyRow[],
  side: 'paid' | 'taken',
  catalog: Pick<Catalog, 'itemName'>,
): EconomyItemDto[] {
  return rows
    .filter((row) => row.kind === 'item' && row[side] > 0)
    .toSorted((a, b) => b[side] - a[side])
    .slice(0, MAX_SHOWN)
    .map((row) => {
      const itemId = Number(row.subject);
      return { itemId, name: catalog.itemName(itemId), count: row[side] };
    });
}

function isSource({ kind }: EconomyRow): boolean {
  return kind === 'source' || kind === 'ledger';
}
