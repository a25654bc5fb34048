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
import { BOSS_FREQUENCIES, BOSS_TYPES } from '../../logs/index.js';
import type { LogChartDto } from '../reading/log-answer.dto.js';
import { LOG_FILE_FORMATS, LogChart, LogFile } from '../exports/log-file.js';
import type { LogFileFormat } from '../exports/log-file.js';
import { LogPage, LogSelectionQuery } from '../reading/log-parameters.js';
import type { LogFilters, LogPageQuery, LogSelection } from '../reading/log-query.js';
import { BossLogsDto } from './game-logs.dto.js';
import { BossLogService } from './boss-log.service.js';

const BOSS_FILTERS: LogFilters = {
  search: 'searchFilter',
  choices: { bossType: BOSS_TYPES, frequency: BOSS_FREQUENCIES },
};

@ApiTags('logs')
@Controller('logs')
export class BossLogController {
  constructor(private readonly log: BossLogService) {}

  @Get('boss')
  @Permission('admin')
  @Limit('read')
  @ApiOperation({ summary: 'Attempts at bosses, newest first' })
  @ApiOkResponse({ type: BossLogsDto })
  page(@LogPage(BOSS_FILTERS) query: LogPageQuery): Promise<BossLogsDto> {
    return this.log.page(query);
  }

  @LogChart('boss/chart', 'admin')
  chart(@LogSelectionQuery(BOSS_FILTERS) selection: LogSelection): Promise<LogChartDto> {
    return this.log.chart(selection);
  }

  @LogFile('boss/file', 'admin')
  file(
    @LogSelectionQuery(BOSS_FILTERS) selection: LogSelection,
    @ChoiceQuery('format', LOG_FILE_FORMATS, 'csv') format: LogFileFormat,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<StreamableFile> {
    return this.log.file(selection, format, { principal, client });
  }
}
