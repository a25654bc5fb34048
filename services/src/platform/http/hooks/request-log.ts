import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Histogram } from 'prom-client';
import { metrics } from '../../metrics/index.js';
import { isInnerCall } from '../caller.js';
import { plainAddress } from '../guards/networks.js';

const duration = new Histogram({
  name: 'portico_http_request_seconds',
  help: 'Requests of visitors, from arrival to the last byte of the answer.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
  registers: [metrics],
});

/** Counts answers by the template of their route, because the number of addresses is unbounded. */
export function addRequestMetrics(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    if (!isInnerCall(request))
      duration.observe(
        { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
    done();
  });
}

/** Longer than any path of ours; the rest is not logged. */
const MAX_PATH = 200;

const QUIET = /^\/(?:shell|releases|api\/health)\//;

/** Sends the request id back and logs each answer in one line, without query strings, which may contain names. */
export function addRequestLog(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('x-request-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const path = withoutSecret(request, request.url.slice(0, MAX_PATH).split('?', 1)[0] ?? '');
    const level = QUIET.test(path) ? 'debug' : reply.statusCode >= 500 ? 'error' : 'info';
    logger[level]({
      requestId: request.id,
      method: request.method,
      path,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      address: plainAddress(request.ip),
    });
    done();
  });
}

/** Removes the part of an address that its route declares as `secret`. */
function withoutSecret({ routeOptions }: FastifyRequest, path: string): string {
  const at = routeOptions.url?.split('/').indexOf(':secret') ?? -1;
  return at < 0 ? path : path.split('/').with(at, '***').join('/');
}
