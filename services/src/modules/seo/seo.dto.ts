import { Choice, Decimal, Flag, Integer, Nested, Text } from '../../platform/http/index.js';

export const SEO_ISSUES = [
  'sitemap-errors',
  'sitemap-warnings',
  'sitemap-pending',
  'sitemap-missing',
  'seldom-opened',
] as const;

export class SeoIssueDto {
  @Choice(SEO_ISSUES, { enumName: 'SeoIssueType' }) type: (typeof SEO_ISSUES)[number];
  @Text({ required: false }) category?: string;
  @Text({ required: false }) path?: string;
  @Integer({ required: false }) count?: number;
  @Integer({ required: false }) errors?: number;
}

export class SeoMetricsDto {
  @Integer() clicks: number;
  @Integer() impressions: number;
  @Decimal('0 to 1') ctr: number;
  @Decimal() avgPosition: number;
}

export class SeoQueryDto extends SeoMetricsDto {
  @Text() query: string;
}

export class SeoPageDto extends SeoMetricsDto {
  @Text() page: string;
}

export class SeoSummaryDto {
  @Integer() totalClicks: number;
  @Integer() totalImpressions: number;
  @Decimal('0 to 1') avgCTR: number;
  @Decimal() avgPosition: number;
  @Nested(() => [SeoIssueDto]) issues: SeoIssueDto[];
  @Nested(() => [SeoQueryDto]) topQueries: SeoQueryDto[];
  @Nested(() => [SeoPageDto]) topPages: SeoPageDto[];
}

export class SeoSitemapDto {
  @Text() path: string;
  @Integer() errors: number;
  @Integer() warnings: number;
  @Integer('Milliseconds UTC', { nullable: true }) lastDownloadedAt: number | null;
}

export class SeoSitemapsDto {
  @Nested(() => [SeoSitemapDto]) sitemap: SeoSitemapDto[];
}

export class SeoFullReportDto {
  @Nested(() => SeoSitemapsDto) sitemaps: SeoSitemapsDto;
}

export class SeoReportDto {
  @Text({ example: '2026-01-01' }) startDate: string;
  @Text({ example: '2026-01-31' }) endDate: string;
  @Nested(() => SeoSummaryDto) summary: SeoSummaryDto;
  @Nested(() => SeoFullReportDto) fullReport: SeoFullReportDto;
}

export const TECHNICAL_CHECKS = ['sitemap', 'translations', 'links', 'speed'] as const;
export type TechnicalCheckName = (typeof TECHNICAL_CHECKS)[number];

export const TECHNICAL_FAULTS = [
  'status',
  'canonical',
  'hreflang',
  'noindex',
  'text',
  'unreadable',
  'link',
  'time',
] as const;
export type TechnicalFault = (typeof TECHNICAL_FAULTS)[number];

export class TechnicalFindingDto {
  @Choice(TECHNICAL_FAULTS, { enumName: 'TechnicalFault' }) fault: TechnicalFault;
  @Text('Address of the page or link, or a remote', { example: '/he/rankings' }) path: string;
  @Text('Status, milliseconds, or the missing text and language', { example: '404' }) detail: string;
  @Text('The page that links there', { nullable: true }) on: string | null;
}

export class TechnicalCheckDto {
  @Choice(TECHNICAL_CHECKS, { enumName: 'TechnicalCheckName' }) check: TechnicalCheckName;
  @Integer('Number of pages, texts or links checked') checked: number;
  @Integer('Number of faults, listed or not') faults: number;
  @Nested(() => [TechnicalFindingDto], '50 at most') findings: TechnicalFindingDto[];
}

export class TechnicalReportDto {
  @Integer('Time of the report, milliseconds UTC; null before the first', { nullable: true })
  at: number | null;

  @Flag('A report is being created') isRunning: boolean;
  @Flag('Time ran out before everything was checked') isPartial: boolean;
  @Integer('Duration of the last report') tookMs: number;
  @Nested(() => [TechnicalCheckDto]) checks: TechnicalCheckDto[];
}
