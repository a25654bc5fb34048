import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import { metrics } from '../../metrics/index.js';
import { isInnerCall } from '../inner-call.js';

const duration = new Histogram({
  name: 'portico_http_request_seconds',
  help: 'Requests of visitors, from arrival to the last byte of the answer.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
  registers: [metrics],
});

/** Counts answers by the template of their route: addresses would be without number. */
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
