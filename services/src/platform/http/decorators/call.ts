import { applyDecorators, Delete, Get, HttpCode, Post, Put, type Type } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Permission as PermissionName } from '@portico/contract';
import { CacheFor } from './caching.js';
import { ArchiveLimit, type BodyBounds, LargeBodyLimit, Limit, type LimitKind } from './limit.js';
import { Permission } from './permission.js';

const METHODS = { GET: Get, POST: Post, PUT: Put, DELETE: Delete };

interface PublicReadOptions {
  limit: LimitKind;
  /** The DTO of the answer; in a list for a list of them. Without one the answer is empty, 204. */
  type?: Type | [Type];
  /** For so long browsers and proxies may keep the answer. */
  cacheSeconds?: number;
}

export interface CallOptions extends PublicReadOptions {
  permission: PermissionName;
  /** A banned account may call it too. */
  allowBanned?: boolean;
  /** Bounds of a body with lists of many values, or a `.tar.gz`, which the method gets as a stream. */
  body?: BodyBounds | 'archive';
  /** The meaning of an empty answer. */
  description?: string;
}

/** A call of the API, with all that a route declares: its path, who may make it, how often, and what it answers. */
export function Call(method: keyof typeof METHODS, path: string, options: CallOptions): MethodDecorator {
  const { permission, allowBanned, limit, body, type, description, cacheSeconds } = options;
  return applyDecorators(
    METHODS[method](path),
    HttpCode(type === undefined ? 204 : 200),
    Permission(permission, allowBanned === undefined ? {} : { allowBanned }),
    limitOf(limit, body),
    type === undefined
      ? ApiNoContentResponse(description === undefined ? {} : { description })
      : ApiOkResponse({ type }),
    ...(cacheSeconds === undefined ? [] : [CacheFor(cacheSeconds)]),
  );
}

function limitOf(limit: LimitKind, body: CallOptions['body']): MethodDecorator {
  if (body === 'archive') return ArchiveLimit(limit);
  return body === undefined ? Limit(limit) : LargeBodyLimit(limit, body);
}

/** A GET that everyone may call. */
export const PublicRead = (path: string, options: PublicReadOptions) =>
  Call('GET', path, { permission: 'public', ...options });
