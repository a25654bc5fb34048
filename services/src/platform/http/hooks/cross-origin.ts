import type { FastifyInstance, FastifyReply } from 'fastify';
import { limited } from '../decorators/limit.js';

/** Reads that scripts of any site may make: no session counts there, so nothing of a visitor can leak. */
export const CROSS_ORIGIN_PREFIX = '/api/v1/public/';

const PREFLIGHT_SECONDS = 86_400;

/** Lets scripts of other sites read the public API. They may ask whether their copy is still current. */
export function addCrossOriginReads(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(CROSS_ORIGIN_PREFIX)) allow(reply);
    done();
  });
  fastify.options(`${CROSS_ORIGIN_PREFIX}*`, { config: limited('read') }, (_request, reply) => {
    const { raw } = reply;
    raw.setHeader('access-control-allow-methods', 'GET, HEAD');
    raw.setHeader('access-control-allow-headers', 'if-none-match');
    raw.setHeader('access-control-max-age', String(PREFLIGHT_SECONDS));
    return reply.code(204).send();
  });
}

function allow({ raw }: FastifyReply): void {
  raw.setHeader('access-control-allow-origin', '*');
  raw.setHeader('access-control-expose-headers', 'etag, retry-after, x-request-id');
  raw.setHeader('cross-origin-resource-policy', 'cross-origin');
}
