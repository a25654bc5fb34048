import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiQuery, type ApiQueryOptions } from '@nestjs/swagger';
import type { LogFilters } from '@portico/contract';
import { MAX_INT32, MAX_LOG_THING } from '@portico/domain';
import type { FastifyRequest } from 'fastify';
import { PorticoConfig } from '../../../platform/config/index.js';
import { requestParameter } from '../../../platform/http/index.js';
import { type LogSelection, readLogPage, readLogSelection } from './log-query.js';

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
export class ReadLogQuery implements PipeTransform<RawQuery, LogSelection> {
  constructor(private readonly config: PorticoConfig) {}

  transform({ read, filters, query: raw }: RawQuery): LogSelection {
    return read(filters, raw, { zone: this.config.public.time.zone, now: Date.now() });
  }
}

export function LogSelectionQuery(filters: LogFilters): ParameterDecorator {
  return query(filters, readLogSelection, selectionDocs(filters));
}

export function LogPage(filters: LogFilters): ParameterDecorator {
  return query(filters, readLogPage, [
    ...selectionDocs(filters),
    optional('page', { type: 'integer', minimum: 1, default: 1 }),
    optional('limit', { type: 'integer', minimum: 1, maximum: 100, default: 25 }),
    optional(
      'cursor',
      { type: 'string', maxLength: 64 },
      '`next` or `previous` of an answer; takes precedence over `page`',
    ),
  ]);
}

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

function query(
  filters: LogFilters,
  read: typeof readLogSelection,
  docs: readonly MethodDecorator[],
): ParameterDecorator {
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
