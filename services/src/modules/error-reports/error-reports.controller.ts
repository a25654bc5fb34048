import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Limit, Permission, StrictBody } from '../../platform/http/index.js';
import { ErrorReportDto } from './error-reports.dto.js';
import { ErrorReportsService } from './error-reports.service.js';

@ApiTags('portal')
@Controller('error-reports')
export class ErrorReportsController {
  constructor(private readonly reports: ErrorReportsService) {}

  @Post()
  @HttpCode(204)
  @Permission('public')
  @Limit('report')
  @ApiOperation({ summary: 'Counts an error in a browser that nothing caught' })
  @ApiNoContentResponse({ description: 'Counted, or of a release that is unknown here and passed over' })
  take(@StrictBody(ErrorReportDto) report: ErrorReportDto): Promise<void> {
    return this.reports.take(report);
  }
}
