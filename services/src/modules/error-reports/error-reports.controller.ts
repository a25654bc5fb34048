import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Call, StrictBody } from '../../platform/http/index.js';
import { ErrorReportDto } from './error-reports.dto.js';
import { ErrorReportsService } from './error-reports.service.js';

@ApiTags('portal')
@Controller('error-reports')
export class ErrorReportsController {
  constructor(private readonly reports: ErrorReportsService) {}

  @Call('POST', '', {
    permission: 'public',
    limit: 'report',
    description: 'Counted, or ignored because its release is unknown',
  })
  @ApiOperation({ summary: 'Counts an uncaught error in a browser' })
  take(@StrictBody(ErrorReportDto) report: ErrorReportDto): Promise<void> {
    return this.reports.take(report);
  }
}
