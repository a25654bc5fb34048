import { Injectable, Logger } from '@nestjs/common';
import { dayNumber } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { HeldLease } from '../../../platform/jobs/index.js';
import type { DayPart } from './packed-day.js';
import { RankHistoryRepository } from './rank-history.repository.js';

/** Records once a day of the server's calendar, at its first ranking, where everybody stands. */
@Injectable()
export class RankRecorder {
  private readonly logger = new Logger('RankHistory');
  private recordedDay: number | undefined;

  constructor(
    private readonly history: RankHistoryRepository,
    private readonly config: PorticoConfig,
  ) {}

  /** Whether the day of this moment has not been recorded, by any process. */
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
    if (isWritten) this.logger.log({ msg: 'the day of the rankings is recorded', day, parts: parts.length });
  }

  private dayOf(now: number): number {
    return dayNumber(now, this.config.public.time.zone);
  }
}
