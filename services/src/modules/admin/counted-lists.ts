import { MINUTE_MS } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { CachedValue } from '../../platform/cache/index.js';
import { databasePagination } from '../../platform/http/index.js';
import { orTooLong } from '../game-logs/index.js';

const KEPT_LISTS = 20;

interface CountedList {
  rows: readonly object[];
}

/** Lists that are expensive to count. Each is cached for a minute, so that turning a page counts nothing again. */
export class CountedLists<Query extends object, List extends CountedList> {
  private readonly kept = new LRUCache<string, CachedValue<List & { at: number }>>({ max: KEPT_LISTS });

  /** `count` gets the current time, epoch ms. */
  constructor(private readonly count: (query: Query, at: number) => Promise<List>) {}

  /** Rows of one page and the totals of the list. Throws `logs.too_long` if the count takes too long. */
  async page(query: Query, page: number, limit: number) {
    const list = await this.keptOf(query).get();
    return {
      ...list,
      rows: list.rows.slice((page - 1) * limit, page * limit),
      pagination: databasePagination(page, limit, list.rows.length),
    };
  }

  private keptOf(query: Query): CachedValue<List & { at: number }> {
    const key = JSON.stringify(query);
    const kept = this.kept.get(key) ?? new CachedValue(() => this.read(query), { freshMs: MINUTE_MS });
    this.kept.set(key, kept);
    return kept;
  }

  private async read(query: Query): Promise<List & { at: number }> {
    const at = Date.now();
    return { ...(await orTooLong(this.count(query, at))), at };
  }
}
