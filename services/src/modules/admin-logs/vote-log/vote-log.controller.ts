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
import { AdminVoteLogsDto } from './vote-log.dto.js';
import { VoteLogService } from './vote-log.service.js';

const VOTE_FILTERS: LogFilters = { search: 'searchFilter', choices: {} };

@ApiTags('logs')
@Controller('voting/admin')
export class VoteLogController {
  constructor(private readonly log: VoteLogService) {}

  @Get('logs')
  @Permission('admin')
  @Limit('read')
  @ApiOperation({ summary: 'Votes that counted, newest first' })
  @ApiOkResponse({ type: AdminVoteLogsDto })
  page(@LogPage(VOTE_FILTERS) query: LogPageQuery): Promise<AdminVoteLogsDto> {
    return this.log.page(query);
  }

  @LogChart('logs/chart', 'admin')
  chart(@LogSelectionQuery(VOTE_FILTERS) selection: LogSelection): Promise<LogChartDto> {
    return this.log.chart(selection);
  }

  @LogFile('logs/file', 'admin')
  file(
    @LogSelectionQuery(VOTE_FILTERS) selection: LogSelection,
    @ChoiceQuery('format', LOG_FILE_FORMATS, 'csv') format: LogFileFormat,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<StreamableFile> {
    return this.log.file(selection, format, { principal, client });
  }
}
