import { Get, Inject, StreamableFile, type Type, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiQuery } from '@nestjs/swagger';
import { ADMIN_LOGS, type AdminLog, type LogFilters } from '@portico/contract';
import {
  type Actor,
  Call,
  ChoiceQuery,
  CurrentActor,
  Limit,
  Permission,
  Resource,
  Summary,
} from '../../../platform/http/index.js';
import { LOG_FILE_FORMATS, type LogFileFormat } from '../exports/log-file.service.js';
import { TotalRowsHeader } from '../exports/log-file-stream.js';
import { LogPage, LogSelectionQuery } from '../reading/log-parameters.js';
import type { LogPageQuery, LogSelection } from '../reading/log-query.js';
import { LogAnswerDto, LogChartDto } from '../reading/log-answer.dto.js';
import { type AnyLogSource, type LogSource, LogsService } from './logs.service.js';

interface LogCalls<Answer> {
  api: string;
  summary: string;
  answer: Type<Answer>;
}

export function logController<L extends AdminLog, Answer extends LogAnswerDto>(
  name: L,
  source: Type<
    AnyLogSource & { sums: LogSource<L, never, Omit<Answer, keyof LogAnswerDto | 'logs'>>['sums'] }
  >,
  { api, summary, answer }: LogCalls<Answer>,
): Type<unknown> {
  const { path, permission } = ADMIN_LOGS[name];
  const filters: LogFilters = ADMIN_LOGS[name];
  const type: Type<LogAnswerDto> = answer;

  @Resource('logs', path.replace(/^\/api\//, ''))
  class LogController {
    constructor(
      private readonly logs: LogsService,
      @Inject(source) private readonly log: AnyLogSource,
    ) {}

    @Call('GET', '', { permission, limit: 'read', type })
    @Summary(summary)
    page(@LogPage(filters) query: LogPageQuery) {
      return this.logs.page(this.log, query);
    }

    @Call('GET', 'chart', { permission, limit: 'read', type: LogChartDto })
    @Summary('Number of rows over time')
    chart(@LogSelectionQuery(filters) selection: LogSelection) {
      return this.logs.chart(this.log, selection);
    }

    /** `x-total-rows` is an estimate of the row count. */
    @Get('file')
    @Permission(permission)
    @Limit('search')
    @UseInterceptors(TotalRowsHeader)
    @ApiQuery({
      name: 'format',
      required: false,
      schema: { type: 'string', enum: [...LOG_FILE_FORMATS], default: 'csv' },
      description: 'csv: RFC 4180; jsonl: the header, then one array of cells a line',
    })
    @ApiProduces('text/csv', 'application/jsonl')
    @Summary('The same as a file, with all its rows, newest first')
    @ApiOkResponse({ schema: { type: 'string' } })
    file(
      @LogSelectionQuery(filters) selection: LogSelection,
      @ChoiceQuery('format', LOG_FILE_FORMATS, 'csv') format: LogFileFormat,
      @CurrentActor() actor: Actor,
    ): Promise<StreamableFile> {
      return this.logs.file(this.log, { selection, format, by: actor });
    }
  }
  Object.defineProperty(LogController, 'name', { value: `${api}Controller` });
  return LogController;
}
