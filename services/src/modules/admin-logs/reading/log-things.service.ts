import { Injectable } from '@nestjs/common';
import { MAX_INT32, MINUTE_MS } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { CatalogService } from '../../../catalog/index.js';
import type { LogItems, LogTable } from '../../game-logs/index.js';
import { LogRowsRepository } from '../tables/log-rows.repository.js';

export const MAX_ITEMS = 200;

/** A longer list would not be read. */
const MAX_SOURCES = 100;

const DIGITS = /^\d{1,10}$/;

@Injectable()
export class LogThingsService {
  private readonly sources = new LRUCache<string, string[], LogTable>({
    max: 8,
    ttl: MINUTE_MS,
    ignoreFetchAbort: true,
    fetchMethod: (_sql, _stale, { context }) => this.rows.sources(context, MAX_SOURCES),
  });

  constructor(
    private readonly rows: LogRowsRepository,
    private readonly catalogs: CatalogService,
  ) {}

  itemsOf(term: string): LogItems | undefined {
    if (term === '') return undefined;
    const id = Number(term);
    if (DIGITS.test(term) && id <= MAX_INT32) return { ids: [id], isCut: false };
    const found = this.catalogs.current.searchItems({ term });
    return { ids: found.slice(0, MAX_ITEMS).map((item) => item.id), isCut: found.length > MAX_ITEMS };
  }

  async sourcesOf(table: LogTable): Promise<string[]> {
    return table.source === undefined ? [] : this.sources.forceFetch(table.sql, { context: table });
  }
}
