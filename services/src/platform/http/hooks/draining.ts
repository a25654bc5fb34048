import type { FastifyInstance } from 'fastify';
import type { Draining } from '../draining.js';

/** While the portal is about to stop, each answer ends its connection: the next request goes to another process. */
export function addDraining(fastify: FastifyInstance, draining: Draining): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    if (draining.hasBegun) reply.raw.setHeader('connection', 'close');
    done();
  });
}
