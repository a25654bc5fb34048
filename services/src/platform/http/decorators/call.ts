import {
  applyDecorators,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  type Type,
  Header,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Permission as PermissionName } from '@portico/contract';
import type { FastifyReply } from 'fastify';
import { ArchiveLimit, type BodyBounds, LargeBodyLimit, Limit, type LimitKind } from './limit.js';
import { Permission } from './permission.js';

const METHODS = { GET: Get, POST: Post, PUT: Put, DELETE: Delete };

/** The DTO of an answer; in a list for a list of them. */
type Answer = Type | [Type];

interface PublicReadOptions<A extends Answer | undefined> {
  limit: LimitKind;
  /** Without one the answer is empty, 204. */
  type?: A;
  /** For so long browsers and proxies may keep the answer. */
  cacheSeconds?: number;
  /** A call that gives this parameter of the query counts as a search. */
  searchParameter?: string;
}

interface CallOptions<A extends Answer | undefined> extends PublicReadOptions<A> {
  permission: PermissionName;
  allowBanned?: boolean;
  readsSession?: boolean;
  /** Bounds of a body with lists of many values, or a `.tar.gz`, which the method gets as a stream. */
  body?: BodyBounds | 'archive';
  description?: string;
}

/** The value that a method has to return, or the reply that it has sent itself. */
type Answered<A> = A extends [Type<infer T>] ? T[] : A extends Type<infer T> ? T : void;
type CallDecorator<A> = (
  target: object,
  key: string | symbol,
  method: { value?: (...values: never[]) => Returned<Answered<A> | FastifyReply> },
) => void;
type Returned<T> = T | Promise<T>;

/** A controller with the tag of its calls in the API's description. */
export const Resource = (tag: string, path = ''): ClassDecorator =>
  applyDecorators(ApiTags(tag), Controller(path));

/** The purpose of a call in one line, and what else is to be known, for the API's description. */
export const Summary = (summary: string, description?: string): MethodDecorator =>
  ApiOperation({ summary, ...(description !== undefined && { description }) });

/** A call of the API, with all that a route declares: its path, who may make it, how often, and what it answers. */
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

/** A GET that everyone may call. */
export const PublicRead = <A extends Answer | undefined = undefined>(
  path: string,
  options: PublicReadOptions<A>,
) => Call<A>('GET', path, { permission: 'public', ...options });

/** Browsers and proxies may keep the answer for so many seconds; without it an answer is revalidated by its ETag. */
export function CacheFor(seconds: number): MethodDecorator {
  return Header('cache-control', `public, max-age=${seconds}`);
}
