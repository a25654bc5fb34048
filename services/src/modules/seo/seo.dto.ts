import { ApiProperty } from '@nestjs/swagger';

const COUNT = { type: 'integer' } as const;

export const SEO_ISSUES = [
  'sitemap-errors',
  'sitemap-warnings',
  'sitemap-pending',
  'sitemap-missing',
  'seldom-opened',
] as const;

export class SeoIssueDto {
  @ApiProperty({ enum: SEO_ISSUES, enumName: 'SeoIssueType' }) type: (typeof SEO_ISSUES)[number];
  @ApiProperty({ required: false }) category?: string;
  @ApiProperty({ required: false }) path?: string;
  @ApiProperty({ ...COUNT, required: false }) count?: number;
  @ApiProperty({ ...COUNT, required: false }) errors?: number;
}

export class SeoMetricsDto {
  @ApiProperty(COUNT) clicks: number;
  @ApiProperty(COUNT) impressions: number;
  @ApiProperty({ type: 'number', description: '0 to 1' }) ctr: number;
  @ApiProperty({ type: 'number' }) avgPosition: number;
}

export class SeoQueryDto extends SeoMetricsDto {
  @ApiProperty() query: string;
}

export class SeoPageDto extends SeoMetricsDto {
  @ApiProperty() page: string;
}

export class SeoSummaryDto {
  @ApiProperty(COUNT) totalClicks: number;
  @ApiProperty(COUNT) totalImpressions: number;
  @ApiProperty({ type: 'number', description: '0 to 1' }) avgCTR: number;
  @ApiProperty({ type: 'number' }) avgPosition: number;
  @ApiProperty({ type: () => [SeoIssueDto] }) issues: SeoIssueDto[];
  @ApiProperty({ type: () => [SeoQueryDto] }) topQueries: SeoQueryDto[];
  @ApiProperty({ type: () => [SeoPageDto] }) topPages: SeoPageDto[];
}

export class SeoSitemapDto {
  @ApiProperty() path: string;
  @ApiProperty(COUNT) errors: number;
  @ApiProperty(COUNT) warnings: number;
  @ApiProperty({ ...COUNT, nullable: true, description: 'Milliseconds UTC' }) lastDownloadedAt: number | null;
}

export class SeoSitemapsDto {
  @ApiProperty({ type: () => [SeoSitemapDto] }) sitemap: SeoSitemapDto[];
}

export class SeoFullReportDto {
  @ApiProperty({ type: () => SeoSitemapsDto }) sitemaps: SeoSitemapsDto;
}

/** What the search console says of a time. */
export class SeoReportDto {
  @ApiProperty({ example: '2026-01-01' }) startDate: string;
  @ApiProperty({ example: '2026-01-31' }) endDate: string;
  @ApiProperty({ type: () => SeoSummaryDto }) summary: SeoSummaryDto;
  @ApiProperty({ type: () => SeoFullReportDto }) fullReport: SeoFullReportDto;
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
  @ApiProperty({ enum: TECHNICAL_FAULTS, enumName: 'TechnicalFault' }) fault: TechnicalFault;
  @ApiProperty({ example: '/he/rankings', description: 'Address of the page or the link; or a remote' })
  path: string;
  @ApiProperty({ example: '404', description: 'A status, milliseconds, or the text and language that lack' })
  detail: string;
  @ApiProperty({ type: String, nullable: true, description: 'The page that links there' }) on: string | null;
}

export class TechnicalCheckDto {
  @ApiProperty({ enum: TECHNICAL_CHECKS, enumName: 'TechnicalCheckName' }) check: TechnicalCheckName;
  @ApiProperty({ ...COUNT, description: 'Pages, texts or links that were looked at' }) checked: number;
  @ApiProperty({ ...COUNT, description: 'With a fault, listed or not' }) faults: number;
  @ApiProperty({ type: () => [TechnicalFindingDto], description: '50 at most' })
  findings: TechnicalFindingDto[];
}

/** What the portal finds in its own pages, without any outside service. */
export class TechnicalReportDto {
  @ApiProperty({
    ...COUNT,
    nullable: true,
    description: 'When it was made, milliseconds UTC; null before the first',
  })
  at: number | null;
  @ApiProperty({ description: 'One is being made' }) isRunning: boolean;
  @ApiProperty({ description: 'Its time ran out before all was looked at' }) isPartial: boolean;
  @ApiProperty({ ...COUNT, description: 'How long the last one took' }) tookMs: number;
  @ApiProperty({ type: () => [TechnicalCheckDto] }) checks: TechnicalCheckDto[];
}
