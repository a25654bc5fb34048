import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/index.js';
import { answerError } from '../error.filter.js';

/** The longest address of the portal, a search with all its filters, has a tenth of it. */
const MAX_ADDRESS = 4096;

/** Refuses an address that is longer than any of ours before anybody takes it apart. */
export function addAddressBound(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.length <= MAX_ADDRESS) return done();
    answerError(reply, new AppError('request.address_too_long'), request.id);
  });
}
