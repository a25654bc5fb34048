import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/index.js';
import { type LimitKind, limitKindOf, type RouteLimit } from '../decorators/limit.js';
import { answerError } from '../error.filter.js';
import { TOO_MANY_POLICY, tooManyPage } from './too-many-page.js';
import type { RequestLimits } from '../guards/request-limits.js';

/** An address that no route has, or has by another method. */
const UNKNOWN: RouteLimit = { kind: 'page' };

/**
 * Counts every request against the limit of its route before anything else is done for it: a body that is refused and an
 * unknown address cost the portal something too. Called before the routes are registered; one that declares no limit
 * is refused.
 */
export function addLimits(fastify: FastifyInstance, limits: Pick<RequestLimits, 'count'>): void {
  fastify.addHook('onRoute', ({ url, method, config }) => {
    if (config?.limit === undefined)
      throw new Error(`${[method].flat().join(', ')} ${url} declares no limit`);
  });
  fastify.addHook('onRequest', async (request, reply) => {
    const seconds = await limits.count(kindOfRequest(request), request.ip);
    if (seconds === 0) return undefined;
    refuse(request, reply, seconds);
    return reply;
  });
}

export function kindOfRequest({ routeOptions, query }: FastifyRequest): LimitKind {
  return limitKindOf(routeOptions.config.limit ?? UNKNOWN, query);
}

/** Tells a visitor who asked for too much when to come again: with a page where one was asked for, else in a few plain words. */
export function refuse(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
  if (request.url.startsWith('/api/')) {
    return answerError(reply, new AppError('request.too_many', { seconds }), request.id);
  }
  void reply.code(429).header('retry-after', seconds).header('cache-control', 'no-store');
  if (request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')) {
    void reply
      .header('content-security-policy', TOO_MANY_POLICY)
      .type('text/html; charset=utf-8')
      .send(tooManyPage(request, seconds));
    return;
  }
  void reply.type('text/plain; charset=utf-8').send(`Too many requests. Try again in ${seconds} s.\n`);
}
