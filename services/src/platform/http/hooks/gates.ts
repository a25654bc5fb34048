import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/index.js';
import type { Database } from '../../persistence/index.js';
import { type Authenticator } from '../caller.js';
import { answerError } from '../error.filter.js';
import { requirePermission } from '../guards/permission.guard.js';
import type { Draining } from '../lifecycle.js';

/** While the portal is stopping, each answer closes its connection, so that the next request goes to another process. */
export function addDraining(fastify: FastifyInstance, draining: Draining): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    if (draining.hasBegun) reply.raw.setHeader('connection', 'close');
    done();
  });
}

/** Far longer than any address of the portal, such as a search with all filters. */
export const MAX_ADDRESS = 4096;

/** Refuses an address that is longer than any of ours before it is parsed. */
export function addAddressBound(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.length <= MAX_ADDRESS) return done();
    answerError(reply, new AppError('request.address_too_long'), request.id);
  });
}

/**
 * Reads a large body only after its sender's permission is checked: parsing one costs more than anything else that a visitor can ask for.
 */
export function addLargeBodyGate(fastify: FastifyInstance, authenticator: Authenticator): void {
  fastify.addHook('preParsing', async (request) => {
    const rule = request.routeOptions.config.body?.ruleOf?.();
    if (rule !== undefined) await requirePermission(authenticator, request, rule);
  });
}

const ALWAYS_OPEN = /^\/api\/(?:health|docs|openapi\.json)/;

/** Refuses calls of the API until the database has been reached once and the tables exist. */
export function addPreparationGate(fastify: FastifyInstance, database: Database): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (database.isPrepared || !request.url.startsWith('/api/') || ALWAYS_OPEN.test(request.url))
      return done();
    answerError(reply, new AppError('database.unavailable'), request.id);
  });
}
