import { applyDecorators, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import { CacheFor } from './caching.js';
import { Limit } from './limit.js';
import { Permission } from './permission.js';

export interface PublicCsvOptions {
  summary: string;
  /** The name that it is saved under. */
  file: string;
}

/** A GET that answers a CSV file to everyone, with all that a route declares. It counts as a search: a file is many pages at once. */
export function PublicCsv(path: string, { summary, file }: PublicCsvOptions): MethodDecorator {
  return applyDecorators(
    Get(path),
    Permission('public'),
    Limit('search'),
    CacheFor(60),
    Header('content-type', 'text/csv; charset=utf-8'),
    Header('content-disposition', `attachment; filename="${file}"`),
    ApiProduces('text/csv'),
    ApiOperation({ summary }),
    ApiOkResponse({ schema: { type: 'string' }, description: 'UTF-8 with a byte order mark' }),
  );
}
