import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { dayNumber } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { PorticoConfig } from '../../../platform/config/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { IDS_PER_PART, partOf, ranksIn } from './packed-day.js';
import { RankHistoryRepository } from './rank-history.repository.js';

const WEEK_DAYS = 7;

/** A part has 8 kB unpacked: both days of a million characters fit. */
const MAX_PARTS = 1024;

/** A recorded day never changes, but it may be put there later: by a demo world, or from a backup. */
const MISSING_MS = 600_000;

/** A part that was not recorded that day. */
const NOT_RECORDED = new Uint32Array(0);

/** Places climbed since a recorded day, negative when fallen; null where that day is not known. */
export interface RankChange {
  day: number | null;
  week: number | null;
}

/** How far characters have come since yesterday and since a week ago, by level among everybody. */
@Injectable()
export class RankChanges {
  private readonly logger = new Logger(RankChanges.name);
  private readonly parts = new LRUCache<string, Uint32Array>({ max: MAX_PARTS });

  constructor(
    private readonly history: RankHistoryRepository,
    private readonly config: PorticoConfig,
    private readonly database: Database,
  ) {}

  /** Changes of characters, given with the rank of each now. One of whom nothing is known is absent. */
  async of(ranks: ReadonlyMap<number, number>): Promise<ReadonlyMap<number, RankChange>> {
    const today = dayNumber(Date.now(), this.config.public.time.zone);
    const [yesterday, lastWeek] = [today - 1, today - WEEK_DAYS];
    const parts = [...new Set([...ranks.keys()].map(partOf))];
    try {
      await this.load(parts, [yesterday, lastWeek]);
    } catch (error) {
      // A ranking is a ranking without its arrows.
      this.database.notice(error);
      this.logger.warn(
        `Changes of ranks are not known: ${error instanceof Error ? error.message : 'unknown'}`,
      );
      return new Map();
    }
    const changes = new Map<number, RankChange>();
    for (const [id, rank] of ranks) {
      const day = this.climbed(id, rank, yesterday);
      const week = this.climbed(id, rank, lastWeek);
      if (day !== null || week !== null) changes.set(id, { day, week });
    }
    return changes;
  }

  private climbed(id: number, rank: number, day: number): number | null {
    const before = this.parts.get(keyOf(partOf(id), day))?.[id % IDS_PER_PART] ?? 0;
    return before === 0 ? null : before - rank;
  }

  /** What is not in memory yet comes with one statement, however many characters are asked for. */
  private async load(parts: readonly number[], days: readonly number[]): Promise<void> {
    const missing = parts.filter((part) => days.some((day) => !this.parts.has(keyOf(part, day))));
    if (missing.length === 0) return;
    const rows = await this.history.readParts(missing, days);
    for (const part of missing)
      for (const day of days) this.parts.set(keyOf(part, day), NOT_RECORDED, { ttl: MISSING_MS });
    for (const { part, day, data } of rows) {
      this.parts.set(keyOf(part, day), ranksIn(part, data));
      // A part takes some tenths of a millisecond, and a page may need two hundred.
      await setImmediate();
    }
  }
}

function keyOf(part: number, day: number): string {
  return `${part}:${day}`;
}
