import { applyDecorators, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import { CacheFor } from './call.js';
import { Limit } from './limit.js';
import { Permission } from './permission.js';

/** A GET that answers an Atom feed to everyone, with all that a route declares. Readers of feeds come again after minutes. */
export function PublicAtom(path: string, summary: string): MethodDecorator {
  return applyDecorators(
    Get(path),
    Permission('public'),
    Limit('search'),
    CacheFor(60),
    Header('content-type', 'application/atom+xml; charset=utf-8'),
    ApiProduces('application/atom+xml'),
    ApiOperation({ summary }),
    ApiOkResponse({ schema: { type: 'string' } }),
  );
}
