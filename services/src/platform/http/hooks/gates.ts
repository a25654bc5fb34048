import type { FastifyInstance } from 'fastify';
import type { Draining } from '../lifecycle.js';
import { AppError } from '../../errors/index.js';
import { answerError } from '../error.filter.js';
import type { Authenticator } from '../caller.js';
import { requirePermission } from '../guards/permission.guard.js';
import type { Database } from '../../persistence/index.js';

/** While the portal is about to stop, each answer ends its connection: the next request goes to another process. */
export function addDraining(fastify: FastifyInstance, draining: Draining): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    if (draining.hasBegun) reply.raw.setHeader('connection', 'close');
    done();
  });
}

/** The longest address of the portal, a search with all its filters, has a tenth of it. */
const MAX_ADDRESS = 4096;

/** Refuses an address that is longer than any of ours before anybody takes it apart. */
export function addAddressBound(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.length <= MAX_ADDRESS) return done();
    answerError(reply, new AppError('request.address_too_long'), request.id);
  });
}

/** Reads nothing of a large body before its sender is known and may send it: to parse one costs more than all else a visitor can ask for. */
export function addLargeBodyGate(fastify: FastifyInstance, authenticator: Authenticator): void {
  fastify.addHook('preParsing', async (request) => {
    const rule = request.routeOptions.config.body?.ruleOf?.();
    if (rule !== undefined) await requirePermission(authenticator, request, rule);
  });
}

const ALWAYS_OPEN = /^\/api\/(?:health|docs|openapi\.json)/;

/** Until the database was there once and the tables are ours, no call of the API can be answered. */
export function addPreparationGate(fastify: FastifyInstance, database: Database): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (database.isPrepared || !request.url.startsWith('/api/') || ALWAYS_OPEN.test(request.url))
      return done();
    answerError(reply, new AppError('database.unavailable'), request.id);
  });
}
