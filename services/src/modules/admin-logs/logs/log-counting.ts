import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { GameClock } from '../../../game/index.js';
import { type LeaderJob, LeaderJobs, type LeaderRound } from '../../../platform/jobs/index.js';
import { AUDIT_TABLE } from '../../audit/index.js';
import {
  BOSS_TABLE,
  INKWELL_TABLE,
  type LogTable,
  NX_CREDIT_TABLE,
  scrollTable,
} from '../../game-logs/index.js';
import { VOTE_TABLE } from '../../voting/index.js';
import { LogRowsRepository } from '../tables/log-rows.repository.js';
import { StockTables } from '../tables/stock-tables.js';
import { LogHoursRepository } from '../roll-up/log-hours.repository.js';
import type { LogSpan } from '../tables/log-cursor.js';
import { expTable } from './exp-log.js';
import { chaosScrolls } from './scrolling-log.js';

/** The game server collects rows and may write them this long after their hour. */
const LATE_MS = 10 * MINUTE_MS;

/** Limits per statement and per round, so that counting a year takes several rounds. */
const MAX_HOURS = 48;
const ROUND_MS = 20_000;

/** A clock that ran ahead may have counted hours too early. Hours this far back are then counted again. */
const FORGOTTEN_MS = 7 * DAY_MS;

/** Counts logged rows per hour. Totals and charts use these counts if a log has too many rows to count one by one. */
@Injectable()
export class LogCounting {
  readonly job: LeaderJob;

  constructor(
    private readonly rows: LogRowsRepository,
    private readonly hours: LogHoursRepository,
    private readonly stock: StockTables,
    private readonly catalogs: CatalogService,
    private readonly clock: GameClock,
    jobs: LeaderJobs,
  ) {
    this.job = jobs.leaderJob({
      name: 'LogCounting',
      lease: 'log-counting',
      every: MINUTE_MS,
      leaseMs: 5 * MINUTE_MS,
      work: (round) => this.count(round),
    });
  }

  private async count(round: LeaderRound<unknown>): Promise<void> {
    const giveUpAt = performance.now() + ROUND_MS;
    for (const table of await this.tables()) {
      while (performance.now() < giveUpAt && (await this.countNext(table, round)));
    }
  }

  private async countNext(table: LogTable, round: LeaderRound<unknown>): Promise<boolean> {
    const end = Math.floor((round.now - LATE_MS) / HOUR_MS) * HOUR_MS;
    const { until: counted, isOfZone } = await this.hours.lastCount(table);
    if (!isOfZone) return this.forget(table, round, { from: 0, until: counted });
    if (counted > end + HOUR_MS)
      return this.forget(table, round, { from: Math.max(0, end - FORGOTTEN_MS), until: counted });
    const from = counted || (await this.rows.firstHour(table));
    if (from === undefined || from >= end) return false;
    const until = Math.min(end, from + MAX_HOURS * HOUR_MS);
    const rows = await this.rows.hourly(table, from, until);
    await round.write((manager) => this.hours.replace(manager, table, { from, until }, rows));
    return until < end;
  }

  /** Deletes wrong hours: those of another time zone, and those counted too early by a clock that ran ahead. */
  private async forget(table: LogTable, { write }: LeaderRound<unknown>, span: LogSpan): Promise<boolean> {
    await write((manager) => this.hours.forget(manager, table, span));
    return true;
  }

  private async tables(): Promise<LogTable[]> {
    const own = [
      VOTE_TABLE,
      BOSS_TABLE,
      scrollTable(chaosScrolls(this.catalogs.current)),
      NX_CREDIT_TABLE,
      INKWELL_TABLE,
      AUDIT_TABLE,
    ];
    const exp = expTable(this.clock);
    return (await this.stock.has(exp.sql)) ? [...own, exp] : own;
  }
}
