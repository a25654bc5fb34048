import {
  Call,
  type Client,
  CurrentClient,
  CurrentCookies,
  Resource,
  StrictBody,
  Summary,
} from '../../platform/http/index.js';
import { ErrorReportDto, PageViewDto } from './error-reports.dto.js';
import { ErrorReportsService, type Reporter } from './error-reports.service.js';

@Resource('portal')
export class ErrorReportsController {
  constructor(private readonly reports: ErrorReportsService) {}

  @Call('POST', 'error-reports', {
    permission: 'public',
    limit: 'report',
    description: 'Counted, or ignored because its release is unknown',
  })
  @Summary('Counts an uncaught error in a browser')
  take(
    @StrictBody() report: ErrorReportDto,
    @CurrentCookies() cookies: Reporter['cookies'],
    @CurrentClient() { network }: Client,
  ) {
    return this.reports.take(report, { cookies, network });
  }

  @Call('POST', 'page-views', {
    permission: 'public',
    limit: 'report',
    description: 'Counted, or ignored because its visitor is in no canary',
  })
  @Summary('Counts a page view while a version is given to a share of the visitors')
  takeView(
    @StrictBody() view: PageViewDto,
    @CurrentCookies() cookies: Reporter['cookies'],
    @CurrentClient() { network }: Client,
  ) {
    return this.reports.takeView(view, { cookies, network });
  }
}
