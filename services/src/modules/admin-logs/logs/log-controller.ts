import { Get, Inject, Injectable, StreamableFile, UseInterceptors } from '@nestjs/common';
import type { PipeTransform, Type } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiQuery, type ApiQueryOptions } from '@nestjs/swagger';
import { ADMIN_LOGS, type AdminLog, type LogFilters } from '@portico/contract';
import { MAX_INT32, MAX_LOG_THING } from '@portico/domain';
import type { FastifyRequest } from 'fastify';
import { PorticoConfig } from '../../../platform/config/index.js';
import {
  Call,
  ChoiceQuery,
  CurrentActor,
  Limit,
  Permission,
  requestParameter,
  Resource,
  Summary,
} from '../../../platform/http/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { TotalRowsHeader } from '../exports/log-file-stream.js';
import { LOG_FILE_FORMATS, type LogFileFormat } from '../exports/log-file.service.js';
import { LogAnswerDto, LogChartDto } from '../reading/log-answer.dto.js';
import { type LogPageQuery, type LogSelection, readLogPage, readLogSelection } from '../reading/log-query.js';
import { type AnyLogSource, type LogSource, LogsService } from './logs.service.js';

const DAYS =
  'Day of the server, `2026-01-31`, or minute, `2026-01-31T18:30`; both ends are in it. Without dates: the last 7 days';

const THING = { maxLength: MAX_LOG_THING };
const PLAYER_ID = { type: 'integer', minimum: 1, maximum: MAX_INT32 };

type QuerySchema = Extract<ApiQueryOptions, { schema: unknown }>['schema'];

interface RawQuery {
  read: typeof readLogSelection;
  filters: LogFilters;
  query: Record<string, unknown>;
}

/** A pipe is needed because days depend on the server's calendar. */
@Injectable()
class ReadLogQuery implements PipeTransform<RawQuery, LogSelection> {
  constructor(private readonly config: PorticoConfig) {}

  transform({ read, filters, query: raw }: RawQuery): LogSelection {
    return read(filters, raw, { zone: this.config.public.time.zone, now: Date.now() });
  }
}

const LogSelectionQuery = (filters: LogFilters) =>
  logQuery(filters, readLogSelection, selectionDocs(filters));

const LogPage = (filters: LogFilters) =>
  logQuery(filters, readLogPage, [
    ...selectionDocs(filters),
    optional('page', { type: 'integer', minimum: 1, default: 1 }),
    optional('limit', { type: 'integer', minimum: 1, maximum: 100, default: 25 }),
    optional(
      'cursor',
      { type: 'string', maxLength: 64 },
      '`next` or `previous` of an answer; takes precedence over `page`',
    ),
  ]);

function optional(name: string, schema: QuerySchema, description?: string): MethodDecorator {
  return ApiQuery({ name, required: false, schema, ...(description !== undefined && { description }) });
}

function selectionDocs({ search, choices, hasPlayer, hasItem, hasSource }: LogFilters): MethodDecorator[] {
  const text = (name: string, description: string, limits: object = {}) =>
    optional(name, { type: 'string', ...limits }, description);
  return [
    text('startDate', DAYS),
    text('endDate', DAYS),
    text(search, 'A part of the name of a character or account'),
    ...Object.entries(choices).map(([name, words]) => optional(name, { type: 'string', enum: [...words] })),
    ...(hasItem === true ? [text('item', 'Id of an item, or a part of its name', THING)] : []),
    ...(hasSource === true ? [text('source', 'One of `sources` of an answer', THING)] : []),
    ...(hasPlayer === true ? [optional('playerId', PLAYER_ID, 'Only this character, on any day')] : []),
  ];
}

function logQuery(filters: LogFilters, read: typeof readLogSelection, docs: readonly MethodDecorator[]) {
  return requestParameter(
    (request: FastifyRequest<{ Querystring: Record<string, unknown> }>): RawQuery => ({
      read,
      filters,
      query: request.query,
    }),
    docs,
    ReadLogQuery,
  );
}

export function logController<L extends AdminLog, Answer extends LogAnswerDto>(
  name: L,
  source: Type<
    AnyLogSource & { sums: LogSource<L, never, Omit<Answer, keyof LogAnswerDto | 'logs'>>['sums'] }
  >,
  { api, summary, answer }: { api: string; summary: string; answer: Type<Answer> },
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
