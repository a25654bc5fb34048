import { Injectable, Logger } from '@nestjs/common';
import { dayNumber } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { HeldLease } from '../../../platform/jobs/index.js';
import type { DayPart } from './packed-day.js';
import { RankHistoryRepository } from './rank-history.repository.js';

/** Days that are all kept: the charts show a year of them. */
const DAYS_KEPT = 400;

/** Days that are removed at once: a portal that kept all of them for years catches up day by day. */
const MAX_REMOVED = 30;

const DAYS_PER_WEEK = 7;

/** Records once a day of the server's calendar, at its first ranking, where everybody stands. */
@Injectable()
export class RankRecorder {
  private readonly logger = new Logger('RankHistory');
  private recordedDay: number | undefined;

  constructor(
    private readonly history: RankHistoryRepository,
    private readonly config: PorticoConfig,
  ) {}

  async isDue(now: number): Promise<boolean> {
    const day = this.dayOf(now);
    if (this.recordedDay === day) return false;
    if (!(await this.history.hasDay(day))) return true;
    this.recordedDay = day;
    return false;
  }

  async record(lease: HeldLease, now: number, parts: readonly DayPart[]): Promise<void> {
    const day = this.dayOf(now);
    const isWritten = await this.history.record(lease, day, now, parts);
    // A server without characters has nothing to record yet.
    if (parts.length > 0) this.recordedDay = day;
    if (isWritten) await this.thin(lease, day);
    if (isWritten) this.logger.log({ msg: 'the day of the rankings is recorded', day, parts: parts.length });
  }

  /** Keeps each day for as long as a chart shows every one of a year, then one a week. */
  private async thin(lease: HeldLease, today: number): Promise<void> {
    const old = await this.history.recordedDays(0, today - DAYS_KEPT - 1);
    const weekOf = (day: number) => Math.floor(day / DAYS_PER_WEEK);
    const surplus = old.filter((day, index) => index > 0 && weekOf(day) === weekOf(Number(old[index - 1])));
    await this.history.remove(lease, surplus.slice(0, MAX_REMOVED));
  }

  private dayOf(now: number): number {
    return dayNumber(now, this.config.public.time.zone);
  }
}
