import { Injectable, Logger } from '@nestjs/common';
import { dayNumber } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { DayRanks, type RanksOfDay } from './day-ranks.js';

const WEEK_DAYS = 7;

/** Places climbed since a recorded day, negative when fallen; null where that day is not known. */
export interface RankChange {
  day: number | null;
  week: number | null;
}

@Injectable()
export class RankChanges {
  private readonly logger = new Logger(RankChanges.name);

  constructor(
    private readonly days: DayRanks,
    private readonly config: PorticoConfig,
    private readonly database: Database,
  ) {}

  /** Rank changes of characters, from their current ranks. Unknown characters are absent. */
  async find(ranks: ReadonlyMap<number, number>): Promise<ReadonlyMap<number, RankChange>> {
    const today = dayNumber(Date.now(), this.config.public.time.zone);
    const ids = [...ranks.keys()];
    try {
      const [yesterday, lastWeek] = await Promise.all([
        this.days.of(ids, today - 1),
        this.days.of(ids, today - WEEK_DAYS),
      ]);
      return changesOf(ranks, yesterday, lastWeek);
    } catch (error) {
      // A ranking is a ranking without its arrows.
      this.database.notice(error);
      this.logger.warn(
        `Changes of ranks are not known: ${error instanceof Error ? error.message : 'unknown'}`,
      );
      return new Map();
    }
  }
}

function changesOf(
  ranks: ReadonlyMap<number, number>,
  yesterday: RanksOfDay,
  lastWeek: RanksOfDay,
): ReadonlyMap<number, RankChange> {
  const changes = new Map<number, RankChange>();
  for (const [id, rank] of ranks) {
    const [day, week] = [yesterday, lastWeek].map((ofDay) => {
      const before = ofDay(id);
      return before === undefined ? null : before - rank;
    });
    if (day !== null || week !== null) changes.set(id, { day: day ?? null, week: week ?? null });
  }
  return changes;
}
