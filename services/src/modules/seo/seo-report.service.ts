import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DAY_MS, HOUR_MS } from '@portico/domain';
import { PorticoConfig } from '../../platform/config/index.js';
import { AppError, invalidField, reasonOf } from '../../platform/errors/index.js';
import {
  type AnalyticsRow,
  type DateRange,
  SEARCH_CONSOLE,
  type SearchConsoleAddresses,
  SearchConsoleClient,
  type SubmittedSitemap,
} from './search-console/search-console-client.js';
import type { SeoReportDto, SeoIssueDto, SeoMetricsDto } from './seo.dto.js';

const SHOWN_OFTEN = 100;

const SELDOM_OPENED = 0.01;

interface SearchConsoleAnswers {
  total: AnalyticsRow | undefined;
  queries: readonly AnalyticsRow[];
  pages: readonly AnalyticsRow[];
  sitemaps: readonly SubmittedSitemap[];
}

const DEFAULT_DAYS = 30;
/** The search console keeps sixteen months. */
const MAX_DAYS = 490;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days of a report (inclusive, UTC), by default the last 30. Refuses invalid, reversed or long ranges. */
function reportRange(startDate: string, endDate: string, now = Date.now()): DateRange {
  const end = endDate === '' ? now - (now % DAY_MS) : dayOf('endDate', endDate);
  const start = startDate === '' ? end - (DEFAULT_DAYS - 1) * DAY_MS : dayOf('startDate', startDate);
  if (end > now) throw invalidField('endDate', 'past', 'Must not be in the future');
  if (start > end) throw invalidField('startDate', 'order', 'Must not be after endDate');
  if ((end - start) / DAY_MS >= MAX_DAYS)
    throw invalidField('startDate', 'length', `At most ${MAX_DAYS} days`);
  return { startDate: textOf(start), endDate: textOf(end) };
}

function dayOf(field: string, text: string): number {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // The parser reads February 30th as March 2nd.
  if (Number.isNaN(time) || textOf(time) !== text)
    throw invalidField(field, 'date', 'Must be a day such as 2026-01-31');
  return time;
}

function textOf(time: number): string {
  return new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

export const SEARCH_CONSOLE_ADDRESSES = 'portico:search-console-addresses';

const KEPT_MS = HOUR_MS;
const MAX_RANGES = 24;
const ROWS = 25;

/** Reads the search console at most once an hour for the same days, and never without key and property. */
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
      // The library's errors contain the request with its signature, so only the reason is logged.
      const reason = reasonOf(error);
      this.logger.warn(`the search console could not be read: ${reason}`);
      throw new AppError('seo.report_failed');
    }
  }
}

function toSeoReport(range: DateRange, answers: SearchConsoleAnswers): SeoReportDto {
  const { total, queries, pages, sitemaps } = answers;
  const { clicks, impressions, ctr, avgPosition } = metricsOf(total);
  return {
    ...range,
    summary: {
      totalClicks: clicks,
      totalImpressions: impressions,
      avgCTR: ctr,
      avgPosition,
      issues: issuesOf(answers),
      topQueries: queries.map((row) => ({ query: row.keys[0] ?? '', ...metricsOf(row) })),
      topPages: pages.map((row) => ({ page: row.keys[0] ?? '', ...metricsOf(row) })),
    },
    fullReport: {
      sitemaps: {
        sitemap: sitemaps.map(({ path, errors, warnings, lastDownloaded }) => ({
          path,
          errors,
          warnings,
          lastDownloadedAt: Date.parse(lastDownloaded ?? '') || null,
        })),
      },
    },
  };
}

function issuesOf({ pages, sitemaps }: SearchConsoleAnswers): SeoIssueDto[] {
  const issues: SeoIssueDto[] = sitemaps.flatMap(({ path, errors, warnings, isPending }) => [
    ...(errors > 0 ? [{ type: 'sitemap-errors' as const, path, errors }] : []),
    ...(warnings > 0 ? [{ type: 'sitemap-warnings' as const, path, count: warnings }] : []),
    ...(isPending ? [{ type: 'sitemap-pending' as const, path }] : []),
  ]);
  if (sitemaps.length === 0) issues.push({ type: 'sitemap-missing', category: 'sitemaps', count: 0 });
  const seldom = pages.filter(({ impressions, ctr }) => impressions >= SHOWN_OFTEN && ctr < SELDOM_OPENED);
  if (seldom.length > 0) issues.push({ type: 'seldom-opened', category: 'pages', count: seldom.length });
  return issues;
}

function metricsOf(row: AnalyticsRow | undefined): SeoMetricsDto {
  if (row === undefined) return { clicks: 0, impressions: 0, ctr: 0, avgPosition: 0 };
  return {
    clicks: Math.round(row.clicks),
    impressions: Math.round(row.impressions),
    ctr: row.ctr,
    avgPosition: row.position,
  };
}
