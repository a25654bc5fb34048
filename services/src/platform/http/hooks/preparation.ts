import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/index.js';
import type { Database } from '../../persistence/index.js';
import { answerError } from '../error.filter.js';

const ALWAYS_OPEN = /^\/api\/(?:health|docs|openapi\.json)/;

/** Until the database was there once and the tables are ours, no call of the API can be answered. */
export function addPreparationGate(fastify: FastifyInstance, database: Database): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (database.isPrepared || !request.url.startsWith('/api/') || ALWAYS_OPEN.test(request.url))
      return done();
    answerError(reply, new AppError('database.unavailable'), request.id);
  });
}
