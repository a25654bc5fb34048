import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '@portico/domain';
import { PorticoConfig } from '../../platform/config/index.js';
import { AppError } from '../../platform/errors/index.js';
import { reportRange } from './report-range.js';
import { SearchConsoleClient, SEARCH_CONSOLE } from './search-console/search-console-client.js';
import type { DateRange, SearchConsoleAddresses } from './search-console/search-console-client.js';
import type { SeoReportDto } from './seo.dto.js';
import { toSeoReport } from './seo.mapper.js';

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
