import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ChoiceQuery,
  CurrentClient,
  CurrentPrincipal,
  Limit,
  Permission,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { NX_LOG_TYPES } from '../../logs/index.js';
import type { LogChartDto } from '../reading/log-answer.dto.js';
import { LOG_FILE_FORMATS, LogChart, LogFile } from '../exports/log-file.js';
import type { LogFileFormat } from '../exports/log-file.js';
import { LogPage, LogSelectionQuery } from '../reading/log-parameters.js';
import type { LogFilters, LogPageQuery, LogSelection } from '../reading/log-query.js';
import { NxCreditLogsDto } from './game-logs.dto.js';
import { NxCreditLogService } from './nx-credit-log.service.js';

const NX_CREDIT_FILTERS: LogFilters = { search: 'search', choices: { type: NX_LOG_TYPES } };

@ApiTags('logs')
@Controller('logs')
export class NxCreditLogController {
  constructor(private readonly log: NxCreditLogService) {}

  @Get('nx-credit')
  @Permission('webAdmin')
  @Limit('read')
  @ApiOperation({ summary: 'NX that accounts gained and spent, newest first' })
  @ApiOkResponse({ type: NxCreditLogsDto })
  page(@LogPage(NX_CREDIT_FILTERS) query: LogPageQuery): Promise<NxCreditLogsDto> {
    return this.log.page(query);
  }

  @LogChart('nx-credit/chart', 'webAdmin')
  chart(@LogSelectionQuery(NX_CREDIT_FILTERS) selection: LogSelection): Promise<LogChartDto> {
    return this.log.chart(selection);
  }

  @LogFile('nx-credit/file', 'webAdmin')
  file(
    @LogSelectionQuery(NX_CREDIT_FILTERS) selection: LogSelection,
    @ChoiceQuery('format', LOG_FILE_FORMATS, 'csv') format: LogFileFormat,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<StreamableFile> {
    return this.log.file(selection, format, { principal, client });
  }
}
