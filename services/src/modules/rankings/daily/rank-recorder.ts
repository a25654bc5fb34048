import { Injectable, Logger } from '@nestjs/common';
import { dayNumber, WEEK_DAYS } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { HeldLease } from '../../../platform/jobs/index.js';
import type { DayPart } from './packed-day.js';
import { RankHistoryRepository } from './rank-history.repository.js';

/** Days that are all kept. The charts show a year of them. */
const DAYS_KEPT = 400;

/** Maximum days removed at once. A portal that kept all days for years catches up day by day. */
const MAX_REMOVED = 30;

/** Records the ranks of all characters once per day of the server's calendar, with the first ranking of the day. */
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
    // Without characters, there is nothing to record yet.
    if (parts.length > 0) this.recordedDay = day;
    if (isWritten) await this.thin(lease, day);
    if (isWritten) this.logger.log({ msg: 'the day of the rankings is recorded', day, parts: parts.length });
  }

  /** Keeps every day that a chart of a year shows, and one day per week before that. */
  private async thin(lease: HeldLease, today: number): Promise<void> {
    const old = await this.history.recordedDays(0, today - DAYS_KEPT - 1);
    const weekOf = (day: number) => Math.floor(day / WEEK_DAYS);
    const surplus = old.filter((day, index) => index > 0 && weekOf(day) === weekOf(Number(old[index - 1])));
    await this.history.remove(lease, surplus.slice(0, MAX_REMOVED));
  }

  private dayOf(now: number): number {
    return dayNumber(now, this.config.public.time.zone);
  }
}
