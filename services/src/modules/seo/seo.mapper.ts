import type { AnalyticsRow, SubmittedSitemap } from './search-console/search-console-answers.js';
import type { DateRange } from './search-console/search-console-client.js';
import type { SeoIssueDto, SeoMetricsDto, SeoReportDto } from './seo.dto.js';

/** Impressions from which a low click rate matters. */
const SHOWN_OFTEN = 100;
const SELDOM_OPENED = 0.01;

/** Answers of the search console for one range. */
export interface SearchConsoleAnswers {
  total: AnalyticsRow | undefined;
  queries: readonly AnalyticsRow[];
  pages: readonly AnalyticsRow[];
  sitemaps: readonly SubmittedSitemap[];
}

export function toSeoReport(range: DateRange, answers: SearchConsoleAnswers): SeoReportDto {
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
          lastDownloadedAt: momentOf(lastDownloaded),
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

function momentOf(text: string | undefined): number | null {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? null : moment;
}
