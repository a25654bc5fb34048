import { applyDecorators, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Permission as PermissionName } from '@portico/contract';
import { type CsvCell, toCsv } from '@portico/domain';
import { CacheFor } from './call.js';
import { Limit, type LimitKind } from './limit.js';
import { Permission } from './permission.js';

export const CSV_MAX_ROWS = 1000;

/** Only what everyone may read is kept by caches between. */
type FileAccess =
  | { permission: 'public'; cacheSeconds?: number }
  | { permission: Exclude<PermissionName, 'public'>; cacheSeconds?: undefined };

type FileReadOptions = FileAccess & {
  type: `${string}/${string}`;
  limit?: LimitKind;
  disposition?: string;
  description?: string;
};

/** A GET of a text that is no JSON. */
export function FileRead(path: string, options: FileReadOptions): MethodDecorator {
  const { type, permission, limit = 'read', cacheSeconds, disposition, description } = options;
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
export const CsvRead = (path: string, file: string, access: FileAccess) =>
  FileRead(path, {
    ...access,
    type: 'text/csv',
    limit: 'search',
    disposition: `attachment; filename="${file}"`,
    description: 'UTF-8 with a byte order mark',
  });

/** A CSV file for everyone, kept for a minute. */
export const PublicCsv = (path: string, file: string) =>
  CsvRead(path, file, { permission: 'public', cacheSeconds: 60 });

/** A GET of an Atom feed; readers come again after minutes. */
export const FeedRead = (path: string) =>
  FileRead(path, { permission: 'public', type: 'application/atom+xml', cacheSeconds: 60 });

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
