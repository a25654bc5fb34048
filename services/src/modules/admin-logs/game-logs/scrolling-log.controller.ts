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
import { ScrollingLogsDto } from './game-logs.dto.js';
import { ScrollingLogService } from './scrolling-log.service.js';

const SCROLLING_FILTERS: LogFilters = { search: 'search', choices: { success: ['true', 'false'] } };

@ApiTags('logs')
@Controller('logs')
export class ScrollingLogController {
  constructor(private readonly log: ScrollingLogService) {}

  @Get('scrolling')
  @Permission('webAdmin')
  @Limit('read')
  @ApiOperation({ summary: 'Scrolls that were used, newest first' })
  @ApiOkResponse({ type: ScrollingLogsDto })
  page(@LogPage(SCROLLING_FILTERS) query: LogPageQuery): Promise<ScrollingLogsDto> {
    return this.log.page(query);
  }

  @LogChart('scrolling/chart', 'webAdmin')
  chart(@LogSelectionQuery(SCROLLING_FILTERS) selection: LogSelection): Promise<LogChartDto> {
    return this.log.chart(selection);
  }

  @LogFile('scrolling/file', 'webAdmin')
  file(
    @LogSelectionQuery(SCROLLING_FILTERS) selection: LogSelection,
    @ChoiceQuery('format', LOG_FILE_FORMATS, 'csv') format: LogFileFormat,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<StreamableFile> {
    return this.log.file(selection, format, { principal, client });
  }
}
