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
import type { LogChartDto } from '../reading/log-answer.dto.js';
import { LOG_FILE_FORMATS, LogChart, LogFile } from '../exports/log-file.js';
import type { LogFileFormat } from '../exports/log-file.js';
import { LogPage, LogSelectionQuery } from '../reading/log-parameters.js';
import type { LogFilters, LogPageQuery, LogSelection } from '../reading/log-query.js';
import { ExpLogsDto } from './game-logs.dto.js';
import { ExpLogService } from './exp-log.service.js';

const EXP_FILTERS: LogFilters = { search: 'characterFilter', choices: {}, hasPlayer: true };

@ApiTags('logs')
@Controller('logs')
export class ExpLogController {
  constructor(private readonly log: ExpLogService) {}

  @Get('exp')
  @Permission('admin')
  @Limit('read')
  @ApiOperation({ summary: 'EXP that characters gained, newest first' })
  @ApiOkResponse({ type: ExpLogsDto })
  page(@LogPage(EXP_FILTERS) query: LogPageQuery): Promise<ExpLogsDto> {
    return this.log.page(query);
  }

  @LogChart('exp/chart', 'admin')
  chart(@LogSelectionQuery(EXP_FILTERS) selection: LogSelection): Promise<LogChartDto> {
    return this.log.chart(selection);
  }

  @LogFile('exp/file', 'admin')
  file(
    @LogSelectionQuery(EXP_FILTERS) selection: LogSelection,
    @ChoiceQuery('format', LOG_FILE_FORMATS, 'csv') format: LogFileFormat,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<StreamableFile> {
    return this.log.file(selection, format, { principal, client });
  }
}
