import { applyDecorators, Controller, Delete, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Permission as PermissionName } from '@portico/contract';
import { type CsvCell, toCsv } from '@portico/domain';
import type { FastifyReply } from 'fastify';
import { ArchiveLimit, type BodyBounds, LargeBodyLimit, Limit, type LimitKind } from './limit.js';
import { Permission, type PermissionOptions } from './permission.js';

const METHODS = { GET: Get, POST: Post, PUT: Put, DELETE: Delete };

/** The DTO of an answer, or a list of it. */
type Answer = Type | [Type];

interface PublicReadOptions<A extends Answer | undefined> {
  limit: LimitKind;
  /** Without it the answer is empty, 204. */
  type?: A;
  /** Seconds for which browsers and proxies may keep the answer. */
  cacheSeconds?: number;
  /** A call with this query parameter counts as a search. */
  searchParameter?: string;
}

interface CallOptions<A extends Answer | undefined> extends PublicReadOptions<A>, PermissionOptions {
  permission: PermissionName;
  /** Bounds of a large body, or a `.tar.gz` that the method gets as a stream. */
  body?: BodyBounds | 'archive';
  description?: string;
}

/** The value that a method must return, or the reply if it has sent one. */
type Answered<A> = A extends [Type<infer T>] ? T[] : A extends Type<infer T> ? T : void;
type CallDecorator<A> = (
  target: object,
  key: string | symbol,
  method: { value?: (...values: never[]) => Returned<Answered<A> | FastifyReply> },
) => void;
type Returned<T> = T | Promise<T>;

/** A controller, with the tag of its calls in the API's description. */
export const Resource = (tag: string, path = ''): ClassDecorator =>
  applyDecorators(ApiTags(tag), Controller(path));

/** The purpose of a call in one line, and details, for the API's description. */
export const Summary = (summary: string, description?: string): MethodDecorator =>
  ApiOperation({ summary, ...(description !== undefined && { description }) });

/** The id of a call that had another name before, because generated clients call it by this id. */
export const OperationId = (operationId: string): MethodDecorator =>
  // An undefined summary leaves the one of `Summary` as it is.
  ApiOperation({ summary: undefined, operationId });

/** A call of the API with everything that a route declares: path, permission, limit and answer. */
export function Call<A extends Answer | undefined = undefined>(
  method: keyof typeof METHODS,
  path: string,
  options: CallOptions<A>,
): CallDecorator<A> {
  const { permission, allowBanned, readsSession, type, description, cacheSeconds } = options;
  return applyDecorators(
    METHODS[method](path),
    HttpCode(type === undefined ? 204 : 200),
    Permission(permission, {
      ...(allowBanned !== undefined && { allowBanned }),
      ...(readsSession !== undefined && { readsSession }),
    }),
    limitOf(options),
    type === undefined
      ? ApiNoContentResponse(description === undefined ? {} : { description })
      : ApiOkResponse({ type }),
    ...(cacheSeconds === undefined ? [] : [CacheFor(cacheSeconds)]),
  );
}

function limitOf({ limit, body, searchParameter }: CallOptions<Answer | undefined>): MethodDecorator {
  if (body === 'archive') return ArchiveLimit(limit);
  if (body !== undefined) return LargeBodyLimit(limit, body);
  return Limit(limit, searchParameter === undefined ? {} : { searchParameter });
}

/** A public GET. */
export const PublicRead = <A extends Answer | undefined = undefined>(
  path: string,
  options: PublicReadOptions<A>,
) => Call<A>('GET', path, { permission: 'public', ...options });

/** Seconds for which browsers and proxies may keep the answer; without it an answer is revalidated by its ETag. */
export function CacheFor(seconds: number): MethodDecorator {
  return Header('cache-control', `public, max-age=${seconds}`);
}

export const CSV_MAX_ROWS = 1000;

/** Only public answers may be kept by shared caches. */
type FileAccess =
  | { permission: 'public'; cacheSeconds?: number }
  | { permission: Exclude<PermissionName, 'public'>; cacheSeconds?: undefined };

type FileReadOptions = FileAccess & {
  type: `${string}/${string}`;
  limit?: LimitKind;
  disposition?: string;
  description?: string;
};

/** A GET of a text that is not JSON. */
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

/** A GET of a CSV file with a file name. It counts as a search, because it holds many pages. */
export const CsvRead = (path: string, file: string, access: FileAccess) =>
  FileRead(path, {
    ...access,
    type: 'text/csv',
    limit: 'search',
    disposition: `attachment; filename="${file}"`,
    description: 'UTF-8 with a byte order mark',
  });

/** A public CSV file, cached for a minute. */
export const PublicCsv = (path: string, file: string) =>
  CsvRead(path, file, { permission: 'public', cacheSeconds: 60 });

/** A GET of an Atom feed, which readers request every few minutes. */
export const FeedRead = (path: string) =>
  FileRead(path, { permission: 'public', type: 'application/atom+xml', cacheSeconds: 60 });

/** Writes rows as CSV, a column for each function. Column names are English, because programs read them too. */
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
