import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Limit, Permission, SearchTerm } from '../../platform/http/index.js';
import { SeoReportDto, TechnicalReportDto } from './seo.dto.js';
import { SeoReportService } from './seo-report.service.js';
import { TechnicalReportService } from './technical-report.service.js';

const DAY_LENGTH = 10;

@ApiTags('seo')
@Controller('seo')
export class SeoController {
  constructor(
    private readonly reports: SeoReportService,
    private readonly technical: TechnicalReportService,
  ) {}

  @Get('report')
  @Permission('webAdmin')
  @Limit('search')
  @ApiOperation({
    summary: 'Clicks, impressions, queries and pages of the search console; the last 30 days without dates',
  })
  @ApiOkResponse({ type: SeoReportDto })
  report(
    @SearchTerm({ name: 'startDate', max: DAY_LENGTH }) startDate: string,
    @SearchTerm({ name: 'endDate', max: DAY_LENGTH }) endDate: string,
  ): Promise<SeoReportDto> {
    return this.reports.report(startDate, endDate);
  }

  @Get('technical')
  @Permission('webAdmin')
  @Limit('read')
  @ApiOperation({ summary: 'The last report on the own pages' })
  @ApiOkResponse({ type: TechnicalReportDto })
  lastTechnical(): TechnicalReportDto {
    return this.technical.last();
  }

  @Post('technical')
  @HttpCode(200)
  @Permission('webAdmin')
  @Limit('spend')
  @ApiOperation({ summary: 'Begins a report on the own pages, unless one is being made' })
  @ApiOkResponse({ type: TechnicalReportDto })
  beginTechnical(): TechnicalReportDto {
    return this.technical.begin();
  }
}
