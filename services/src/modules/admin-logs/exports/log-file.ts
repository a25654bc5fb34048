import { applyDecorators, Get, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiQuery } from '@nestjs/swagger';
import type { Permission as PermissionName } from '@portico/contract';
import { Limit, Permission } from '../../../platform/http/index.js';
import { TotalRowsHeader } from './log-file-stream.js';
import { LogChartDto } from '../reading/log-answer.dto.js';

export const LOG_FILE_FORMATS = ['csv', 'jsonl'] as const;
export type LogFileFormat = (typeof LOG_FILE_FORMATS)[number];

/** A GET that streams a log as a file, with all that a route declares; `x-total-rows` says how many rows come, about. */
export function LogFile(path: string, permission: PermissionName): MethodDecorator {
  return applyDecorators(
    Get(path),
    Permission(permission),
    Limit('search'),
    UseInterceptors(TotalRowsHeader),
    ApiQuery({
      name: 'format',
      required: false,
      schema: { type: 'string', enum: [...LOG_FILE_FORMATS], default: 'csv' },
      description: 'csv: RFC 4180; jsonl: the header, then one array of cells a line',
    }),
    ApiProduces('text/csv', 'application/jsonl'),
    ApiOperation({ summary: 'The same as a file, with all its rows, newest first' }),
    ApiOkResponse({ schema: { type: 'string' } }),
  );
}

/** A GET that counts a log over time, with all that a route declares. */
export function LogChart(path: string, permission: PermissionName): MethodDecorator {
  return applyDecorators(
    Get(path),
    Permission(permission),
    Limit('read'),
    ApiOperation({ summary: 'How many rows over time' }),
    ApiOkResponse({ type: LogChartDto }),
  );
}
