import type { FastifyInstance } from 'fastify';
import { entityTagOf, isUnchanged } from '../entity-tag.js';

/** Gives JSON answers of public GETs an ETag and answers 304 where the client has them already. */
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
