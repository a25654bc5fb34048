import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AUDIT_ACTIONS } from '../../audit/index.js';
import {
  ChoiceQuery,
  CurrentClient,
  CurrentPrincipal,
  Limit,
  Permission,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import type { LogChartDto } from '../reading/log-answer.dto.js';
import { LOG_FILE_FORMATS, LogChart, LogFile } from '../exports/log-file.js';
import type { LogFileFormat } from '../exports/log-file.js';
import { LogPage, LogSelectionQuery } from '../reading/log-parameters.js';
import type { LogFilters, LogPageQuery, LogSelection } from '../reading/log-query.js';
import { AuditLogsDto } from './audit-log.dto.js';
import { AuditLogService } from './audit-log.service.js';

const AUDIT_FILTERS: LogFilters = { search: 'search', choices: { action: AUDIT_ACTIONS } };

@ApiTags('logs')
@Controller('logs')
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  @Get('audit')
  @Permission('webAdmin')
  @Limit('read')
  @ApiOperation({ summary: 'What was done to accounts and to the portal, newest first' })
  @ApiOkResponse({ type: AuditLogsDto })
  page(@LogPage(AUDIT_FILTERS) query: LogPageQuery): Promise<AuditLogsDto> {
    return this.log.page(query);
  }

  @LogChart('audit/chart', 'webAdmin')
  chart(@LogSelectionQuery(AUDIT_FILTERS) selection: LogSelection): Promise<LogChartDto> {
    return this.log.chart(selection);
  }

  @LogFile('audit/file', 'webAdmin')
  file(
    @LogSelectionQuery(AUDIT_FILTERS) selection: LogSelection,
    @ChoiceQuery('format', LOG_FILE_FORMATS, 'csv') format: LogFileFormat,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<StreamableFile> {
    return this.log.file(selection, format, { principal, client });
  }
}
