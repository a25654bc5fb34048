import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DAY_MS, HOUR_MS } from '@portico/domain';
import { PorticoConfig } from '../../platform/config/index.js';
import { AppError } from '../../platform/errors/index.js';
import {
  type DateRange,
  SEARCH_CONSOLE,
  type SearchConsoleAddresses,
  SearchConsoleClient,
} from './search-console/search-console-client.js';
import type { SeoReportDto } from './seo.dto.js';
import { toSeoReport } from './seo.mapper.js';

const DEFAULT_DAYS = 30;
/** The search console keeps sixteen months. */
const MAX_DAYS = 490;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days of a report (inclusive, UTC), by default the last 30. Refuses invalid, reversed or long ranges. */
function reportRange(startDate: string, endDate: string, now = Date.now()): DateRange {
  const end = endDate === '' ? now - (now % DAY_MS) : dayOf('endDate', endDate);
  const start = startDate === '' ? end - (DEFAULT_DAYS - 1) * DAY_MS : dayOf('startDate', startDate);
  if (end > now) throw refused('endDate', 'past', 'Must not be in the future');
  if (start > end) throw refused('startDate', 'order', 'Must not be after endDate');
  if ((end - start) / DAY_MS >= MAX_DAYS) throw refused('startDate', 'length', `At most ${MAX_DAYS} days`);
  return { startDate: textOf(start), endDate: textOf(end) };
}

function dayOf(field: string, text: string): number {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // The parser takes February 30th for March 2nd.
  if (Number.isNaN(time) || textOf(time) !== text)
    throw refused(field, 'date', 'Must be a day such as 2026-01-31');
  return time;
}

function textOf(time: number): string {
  return new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function refused(field: string, rule: string, msg: string): AppError {
  return new AppError('request.validation_failed', undefined, [{ field, rule, msg }]);
}

/** Where the search console is, for tests that speak for it. */
export const SEARCH_CONSOLE_ADDRESSES = 'portico:search-console-addresses';

const KEPT_MS = HOUR_MS;
const MAX_RANGES = 24;
const ROWS = 25;

/** Reads the search console, at most once an hour for the same days, and never without key and property. */
@Injectable()
export class SeoReportService {
  private readonly logger = new Logger('SearchConsole');
  private readonly client: SearchConsoleClient | undefined;
  private readonly reports = new LRUCache<string, SeoReportDto, DateRange>({
    max: MAX_RANGES,
    ttl: KEPT_MS,
    // A waiting request gets its report even if the cache has dropped it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: range }) => this.ask(range),
  });

  constructor(
    { env, server }: PorticoConfig,
    @Optional() @Inject(SEARCH_CONSOLE_ADDRESSES) addresses: SearchConsoleAddresses = SEARCH_CONSOLE,
  ) {
    const { searchConsoleKey: key } = env;
    const site = server.seo.searchConsoleSite;
    this.client = key && site ? new SearchConsoleClient(key, site, addresses) : undefined;
  }

  async report(startDate: string, endDate: string): Promise<SeoReportDto> {
    const range = reportRange(startDate, endDate);
    if (this.client === undefined) throw new AppError('seo.not_set_up', { setup: 1 });
    const report = await this.reports.fetch(`${range.startDate} ${range.endDate}`, { context: range });
    if (report === undefined) throw new AppError('seo.report_failed');
    return report;
  }

  private async ask(range: DateRange): Promise<SeoReportDto | undefined> {
    const { client } = this;
    if (client === undefined) return undefined;
    try {
      const [totals, queries, pages, sitemaps] = await Promise.all([
        client.analytics(range, [], 1),
        client.analytics(range, ['query'], ROWS),
        client.analytics(range, ['page'], ROWS),
        client.sitemaps(),
      ]);
      return toSeoReport(range, { total: totals[0], queries, pages, sitemaps });
    } catch (error) {
      // The library's errors carry the request, with its signature in it.
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn(`the search console could not be read: ${reason}`);
      throw new AppError('seo.report_failed');
    }
  }
}
