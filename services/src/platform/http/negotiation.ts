import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Longer than any client sends; the rest of a header is ignored. */
const MAX_HEADER = 1000;

type AcceptEncoding = string | string[] | undefined;

/** Whether `Accept-Encoding` allows brotli: by its own name, else by `*`; a weight of 0 refuses. */
export function acceptsBrotli(acceptEncoding: AcceptEncoding): boolean {
  return accepts(acceptEncoding, 'br');
}

/** Like `acceptsBrotli`, for clients that know only gzip, such as many search engines. */
export function acceptsGzip(acceptEncoding: AcceptEncoding): boolean {
  return accepts(acceptEncoding, 'gzip');
}

function accepts(acceptEncoding: AcceptEncoding, coding: string): boolean {
  const weights = new Map(weightsIn(String(acceptEncoding ?? '').toLowerCase()));
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}

/** The names in a header such as `Accept-Language`, each with its weight. */
export function weightsIn(header: string): [name: string, weight: number][] {
  const entries = header.slice(0, MAX_HEADER).split(',');
  return entries.map((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => /^q\s*=/i.test(parameter));
    return [name, weight === undefined ? 1 : Number(weight.slice(weight.indexOf('=') + 1))];
  });
}

/** Adds an ETag to JSON answers of public GETs, and answers 304 if the client has them. */
export function addRevalidation(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!request.url.startsWith('/api/')) return done(null, payload);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    const mayRevalidate =
      (request.method === 'GET' || request.method === 'HEAD') &&
      reply.statusCode === 200 &&
      typeof payload === 'string' &&
      !String(reply.getHeader('cache-control')).includes('no-store');
    if (!mayRevalidate) return done(null, payload);
    if (!isUnchanged(request, reply, entityTagOf(payload))) return done(null, payload);
    reply.code(304).removeHeader('content-length');
    return done(null, '');
  });
}

/** The weak ETag of an answer by its content, whatever its compression. */
export function entityTagOf(content: string | Uint8Array): string {
  return `W/"${hash('sha1', content, 'base64url')}"`;
}

/** Sets the ETag, and tells whether the client has the answer, which then is 304. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag);
  return matchesEntityTag(request.headers['if-none-match'], tag);
}

/** Whether `If-None-Match` contains the ETag (weak comparison of RFC 9110). */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = tag.replace(/^W\//, '');
  return (
    ifNoneMatch
      .slice(0, MAX_HEADER)
      .match(/"[^"]*"/g)
      ?.some((known) => known === wanted) ?? false
  );
}
