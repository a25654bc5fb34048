import { Injectable } from '@nestjs/common';
import { dayNumber, HOUR_MS, MINUTE_MS, startOfDay, writtenDay } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { AccountNames } from '../../../game/index.js';
import { CachedValue } from '../../../platform/cache/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { type LeaderJob, LeaderJobs } from '../../../platform/jobs/index.js';
import { DaySumsRepository } from './day-sums.repository.js';
import {
  type EconomyDay,
  EconomyDaysRepository,
  type EconomyRow,
  summed,
} from './economy-days.repository.js';
import type { EconomyDto } from './economy.dto.js';
import { itemsIn, moversIn, sourcesIn, toDay, toMover } from './economy.mapper.js';

export const ECONOMY_DAYS = 30;

/** Older days are not kept as sums; their rows are still in the logs. */
const KEPT_DAYS = 60;

/** Rows of a finished day may still be written for this long. */
const LATE_MS = HOUR_MS;

/** Days per round of the job; the next round continues. */
const DAYS_PER_ROUND = 5;

type DayRows = (readonly [day: string, rows: readonly EconomyRow[]])[];

/** Daily sums of mesos and points created and destroyed. Each finished day is summed only once. */
@Injectable()
export class EconomyService {
  private readonly month = new CachedValue(() => this.count(Date.now()), { freshMs: MINUTE_MS });
  readonly job: LeaderJob;

  constructor(
    private readonly sums: DaySumsRepository,
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
    const movers = moversIn(rows);
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

  /** Adds up finished days without sums, newest first, at most `most` of them. Returns how many. */
  async addUp(now: number, most: number): Promise<number> {
    const over = this.daysBefore(now).filter((day) => now >= day.end + LATE_MS);
    // A clock that ran ahead may have summed days that were not finished.
    await this.days.removeFrom(writtenDay(dayNumber(now - LATE_MS, this.config.public.time.zone)));
    const known = await this.days.read(over.map(({ day }) => day));
    const missing = over.filter(({ day }) => !known.has(day)).toReversed();
    for (const day of missing.slice(0, most)) await this.days.write(day.day, await this.sums.sumsOf(day));
    await this.days.removeBefore(writtenDay(dayNumber(now, this.config.public.time.zone) - KEPT_DAYS));
    return Math.min(missing.length, most);
  }

  private async rowsOf(days: readonly EconomyDay[]): Promise<DayRows> {
    const known = await this.days.read(days.map(({ day }) => day));
    const rows: DayRows = [];
    for (const day of days) rows.push([day.day, known.get(day.day) ?? (await this.sums.sumsOf(day))]);
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
