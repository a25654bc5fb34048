import { applyDecorators, Get } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CacheFor } from './caching.js';
import { Limit } from './limit.js';
import type { LimitKind } from './limit.js';
import { Permission } from './permission.js';

export interface PublicReadOptions {
  summary: string;
  /** The DTO of the answer; in a list for a list of them. */
  type: Type | [Type];
  limit: Extract<LimitKind, 'read' | 'search'>;
  /** For so long browsers and proxies may keep the answer. */
  cacheSeconds: number;
}

/** A GET that everyone may call, with all that a route declares. */
export function PublicRead(
  path: string,
  { summary, type, limit, cacheSeconds }: PublicReadOptions,
): MethodDecorator {
  return applyDecorators(
    Get(path),
    Permission('public'),
    Limit(limit),
    CacheFor(cacheSeconds),
    ApiOperation({ summary }),
    ApiOkResponse({ type }),
  );
}
