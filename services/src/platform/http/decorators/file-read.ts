import { applyDecorators, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Permission as PermissionName } from '@portico/contract';
import { type CsvCell, toCsv } from '@portico/domain';
import { CacheFor } from './call.js';
import { Limit, type LimitKind } from './limit.js';
import { Permission } from './permission.js';

export const CSV_MAX_ROWS = 1000;

interface FileReadOptions {
  type: `${string}/${string}`;
  permission?: PermissionName;
  limit?: LimitKind;
  cacheSeconds?: number;
  disposition?: string;
  description?: string;
}

/** A GET of a text that is no JSON, for everyone unless it says otherwise. */
export function FileRead(path: string, options: FileReadOptions): MethodDecorator {
  const { type, permission = 'public', limit = 'read', cacheSeconds, disposition, description } = options;
  return applyDecorators(
    Get(path),
    Permission(permission),
    Limit(limit),
    ...(cacheSeconds === undefined ? [] : [CacheFor(cacheSeconds)]),
    Header('content-type', `${type}; charset=utf-8`),
    ...(disposition === undefined ? [] : [Header('content-disposition', disposition)]),
    ApiProduces(type),
    ApiOkResponse({ schema: { type: 'string' }, ...(description !== undefined && { description }) }),
  );
}

/** A GET of a CSV file that is saved under a name. It counts as a search: a file is many pages at once. */
export const CsvRead = (
  path: string,
  file: string,
  options: Partial<FileReadOptions> = { cacheSeconds: 60 },
) =>
  FileRead(path, {
    type: 'text/csv',
    limit: 'search',
    disposition: `attachment; filename="${file}"`,
    description: 'UTF-8 with a byte order mark',
    ...options,
  });

/** A GET of an Atom feed; readers come again after minutes. */
export const FeedRead = (path: string) => FileRead(path, { type: 'application/atom+xml', cacheSeconds: 60 });

/** Rows as a CSV file, a column for each function. Names of columns are English, because programs read them too. */
export function csvOf<Row>(
  columns: Readonly<Record<string, (row: Row) => CsvCell>>,
  rows: readonly Row[],
): string {
  const cells = Object.values(columns);
  return toCsv(
    Object.keys(columns),
    rows.map((row) => cells.map((cellOf) => cellOf(row))),
  );
}
