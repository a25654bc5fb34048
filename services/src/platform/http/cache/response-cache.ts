import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@portico/domain';
import { matchesEntityTag } from '../negotiation.js';

const KEPT_HEADERS = ['cache-control', 'etag'] as const;
const MAX_ENTRIES = 500;
const MAX_URL_LENGTH = 300;

/** Time for which the last good answer of an address may replace a failed one. */
const STAND_IN_MS = 10 * MINUTE_MS;

interface Entry {
  payload: string;
  headers: [name: string, value: string][];
  etag: string | undefined;
  madeAt: number;
}

export interface ResponseCacheOptions {
  /** Path of the route, without its query. */
  path: string;
  ttlMs: number;
  now?: () => number;
}

/**
 * Repeats the answer of a public GET for `ttlMs`, below the framework's pipeline, where it costs a fraction. Headers of hooks that were
 * added before stay. If the route answers 503, the last good answer of the address is sent instead, with its `age`. An answer is kept
 * only if its address was requested before, as one of the last `MAX_ENTRIES`: answers that nobody requests again would fill the heap.
 */
export function addResponseCache(
  fastify: FastifyInstance,
  { path, ttlMs, now = () => performance.now() }: ResponseCacheOptions,
): void {
  const entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
  const asked = new LRUCache<string, true>({ max: MAX_ENTRIES });

  fastify.addHook('onRequest', (request, reply, done) => {
    const entry = entries.get(request.url);
    if (entry === undefined || request.method !== 'GET' || now() - entry.madeAt >= ttlMs) return done();
    return send(request, reply, entry);
  });

  fastify.addHook('onSend', (request, reply, payload, done) => {
    const isOurs = request.url === path || request.url.startsWith(`${path}?`);
    if (request.method !== 'GET' || !isOurs) return done(null, payload);
    if (reply.statusCode === 503) return done(null, standIn(entries, request, reply, now()) ?? payload);
    if (reply.statusCode === 200 && typeof payload === 'string' && request.url.length <= MAX_URL_LENGTH) {
      if (asked.has(request.url)) entries.set(request.url, toEntry(reply, payload, now()));
      asked.set(request.url, true);
    }
    done(null, payload);
  });
}

function toEntry(reply: FastifyReply, payload: string, madeAt: number): Entry {
  const headers = KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)]];
  });
  const etag = reply.getHeader('etag');
  return { payload, headers, etag: etag === undefined ? undefined : String(etag), madeAt };
}

function send(request: FastifyRequest, reply: FastifyReply, entry: Entry): void {
  reply.hijack();
  for (const [name, value] of entry.headers) reply.raw.setHeader(name, value);
  if (entry.etag !== undefined && matchesEntityTag(request.headers['if-none-match'], entry.etag)) {
    reply.raw.writeHead(304).end();
    return;
  }
  reply.raw.setHeader('content-type', 'application/json; charset=utf-8');
  reply.raw.setHeader('content-length', Buffer.byteLength(entry.payload));
  reply.raw.writeHead(200).end(entry.payload);
}

/** Turns a 503 into the last good answer of its address; undefined if there is none, or it is too old. */
function standIn(
  entries: LRUCache<string, Entry>,
  request: FastifyRequest,
  reply: FastifyReply,
  now: number,
): string | undefined {
  const entry = entries.get(request.url);
  if (entry === undefined) return undefined;
  if (now - entry.madeAt > STAND_IN_MS) {
    entries.delete(request.url);
    return undefined;
  }
  reply.code(200).removeHeader('retry-after').removeHeader('content-length');
  // The route may recover at any moment, so nothing may cache this answer.
  reply.header('cache-control', 'no-store').header('age', Math.floor((now - entry.madeAt) / 1000));
  return entry.payload;
}
