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
import { INKWELL_CURRENCIES } from '../../logs/index.js';
import type { LogChartDto } from '../reading/log-answer.dto.js';
import { LOG_FILE_FORMATS, LogChart, LogFile } from '../exports/log-file.js';
import type { LogFileFormat } from '../exports/log-file.js';
import { LogPage, LogSelectionQuery } from '../reading/log-parameters.js';
import type { LogFilters, LogPageQuery, LogSelection } from '../reading/log-query.js';
import { InkwellLogsDto } from './game-logs.dto.js';
import { InkwellPurchasesService } from './inkwell-purchases.service.js';

const INKWELL_FILTERS: LogFilters = { search: 'search', choices: { currency: INKWELL_CURRENCIES } };

@ApiTags('logs')
@Controller('logs')
export class InkwellPurchasesController {
  constructor(private readonly log: InkwellPurchasesService) {}

  @Get('inkwell')
  @Permission('webAdmin')
  @Limit('read')
  @ApiOperation({ summary: "Purchases at Inkwell's, newest first" })
  @ApiOkResponse({ type: InkwellLogsDto })
  page(@LogPage(INKWELL_FILTERS) query: LogPageQuery): Promise<InkwellLogsDto> {
    return this.log.page(query);
  }

  @LogChart('inkwell/chart', 'webAdmin')
  chart(@LogSelectionQuery(INKWELL_FILTERS) selection: LogSelection): Promise<LogChartDto> {
    return this.log.chart(selection);
  }

  @LogFile('inkwell/file', 'webAdmin')
  file(
    @LogSelectionQuery(INKWELL_FILTERS) selection: LogSelection,
    @ChoiceQuery('format', LOG_FILE_FORMATS, 'csv') format: LogFileFormat,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<StreamableFile> {
    return this.log.file(selection, format, { principal, client });
  }
}
