import { Call, Resource, SearchTerm, Summary } from '../../platform/http/index.js';
import { SeoReportDto, TechnicalReportDto } from './seo.dto.js';
import { SeoReportService } from './seo-report.service.js';
import { TechnicalReportService } from './technical-report.service.js';

const DAY_LENGTH = 10;

@Resource('seo', 'seo')
export class SeoController {
  constructor(
    private readonly reports: SeoReportService,
    private readonly technical: TechnicalReportService,
  ) {}

  @Call('GET', 'report', { permission: 'webAdmin', limit: 'search', type: SeoReportDto })
  @Summary('Clicks, impressions, queries and pages of the search console; the last 30 days without dates')
  report(
    @SearchTerm({ name: 'startDate', max: DAY_LENGTH }) startDate: string,
    @SearchTerm({ name: 'endDate', max: DAY_LENGTH }) endDate: string,
  ) {
    return this.reports.report(startDate, endDate);
  }

  @Call('GET', 'technical', { permission: 'webAdmin', limit: 'read', type: TechnicalReportDto })
  @Summary("The last technical report on the portal's pages")
  lastTechnical() {
    return this.technical.last();
  }

  @Call('POST', 'technical', { permission: 'webAdmin', limit: 'spend', type: TechnicalReportDto })
  @Summary("Starts a technical report on the portal's pages, unless one is running")
  beginTechnical() {
    return this.technical.begin();
  }
}
