import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { dayNumber, MINUTE_MS, WEEK_DAYS } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { atMost, BatchLoader } from '../../../platform/cache/index.js';
import { inBatches } from '../../../platform/collections/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { reasonOf } from '../../../platform/errors/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { IDS_PER_PART, partOf, ranksIn } from './packed-day.js';
import { RankHistoryRepository } from './rank-history.repository.js';

/** More parts than 32-bit ids can have, so that day and part fit into one number. */
const PARTS_PER_DAY = 2 ** 20;

/** A part has 8 kB unpacked. Two days of a million characters fit, even if every second id was deleted. */
const MAX_PARTS = 2048;

/** A part has about 40 kB packed. A file of a thousand players needs hundreds of parts; this limit holds two megabytes at a time. */
const PARTS_PER_READ = 48;

/** A missing day may be added later, by a demo world or from a backup, so it is looked for again after this time. */
const MISSING_MS = 10 * MINUTE_MS;

const NOT_RECORDED = new Uint32Array(0);

interface PartOfDay {
  id: number;
  ranks: Uint32Array;
}

type RanksOfDay = (characterId: number) => number | undefined;

/** Ranks by level on recorded days. Concurrent requests share one read. */
@Injectable()
export class DayRanks {
  private readonly logger = new Logger(DayRanks.name);
  private readonly known = new LRUCache<number, Uint32Array>(atMost(MAX_PARTS));
  private readonly batches = new BatchLoader((keys) => this.read(keys));

  constructor(private readonly history: RankHistoryRepository) {}

  async of(characterIds: readonly number[], day: number): Promise<RanksOfDay> {
    const wanted = [...new Set(characterIds.map((id) => keyOf(partOf(id), day)))];
    // A local map, because the cache may be too small for all parts of one answer.
    const parts = new Map<number, Uint32Array>();
    for (const key of wanted) {
      const ranks = this.known.get(key);
      if (ranks !== undefined) parts.set(key, ranks);
    }
    const read = await this.batches.load(wanted.filter((key) => !parts.has(key)));
    for (const [key, { ranks }] of read) parts.set(key, ranks);
    return (id) => parts.get(keyOf(partOf(id), day))?.[id % IDS_PER_PART] || undefined;
  }

  clear(): void {
    this.known.clear();
  }

  private async read(keys: readonly number[]): Promise<PartOfDay[]> {
    const found: PartOfDay[] = [];
    for (const some of inBatches(keys, PARTS_PER_READ)) found.push(...(await this.readSome(some)));
    return found;
  }

  /** Skips parts that another request has loaded meanwhile. */
  private async readSome(keys: readonly number[]): Promise<PartOfDay[]> {
    const missing = keys.filter((key) => !this.known.has(key));
    const packed = await this.readPacked(missing);
    const found: PartOfDay[] = [];
    for (const id of keys) {
      const data = packed.get(id);
      found.push({ id, ranks: this.known.get(id) ?? this.keep(id, data) });
      // Unpacking a part takes some tenths of a millisecond, and a page may need two hundred parts.
      if (data !== undefined) await setImmediate();
    }
    return found;
  }

  private async readPacked(keys: readonly number[]): Promise<ReadonlyMap<number, Buffer>> {
    if (keys.length === 0) return new Map();
    const parts = new Set(keys.map((key) => key % PARTS_PER_DAY));
    const rows = await this.history.readParts([...parts], [...new Set(keys.map(dayOf))]);
    return new Map(rows.map(({ part, day, data }) => [keyOf(part, day), data]));
  }

  private keep(key: number, data: Buffer | undefined): Uint32Array {
    const ranks = data === undefined ? NOT_RECORDED : this.unpacked(key, data);
    this.known.set(key, ranks, ranks === NOT_RECORDED ? { ttl: MISSING_MS } : {});
    return ranks;
  }

  /** Damaged data counts as never recorded. The other parts of the read are still used. */
  private unpacked(key: number, data: Buffer): Uint32Array {
    const part = key % PARTS_PER_DAY;
    try {
      return ranksIn(part, data);
    } catch {
      this.logger.warn({ msg: 'a recorded day of the rankings is damaged', day: dayOf(key), part });
      return NOT_RECORDED;
    }
  }
}

function keyOf(part: number, day: number): number {
  return day * PARTS_PER_DAY + part;
}

function dayOf(key: number): number {
  return Math.floor(key / PARTS_PER_DAY);
}

/** Places gained since a recorded day, negative if the rank fell; null if the day is unknown. */
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

  /** Rank changes of characters since earlier days, from their current ranks. Unknown characters are absent. */
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
      // A ranking is useful without its rank changes, so the error is only logged.
      this.database.notice(error);
      this.logger.warn(`Changes of ranks are not known: ${reasonOf(error)}`);
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
