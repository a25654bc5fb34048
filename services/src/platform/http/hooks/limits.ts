import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PorticoConfig } from '../../config/index.js';
import { AppError } from '../../errors/index.js';
import { isInnerCall } from '../caller.js';
import { type LimitKind, limitKindOf, type RouteLimit } from '../decorators/limit.js';
import { answerError } from '../error.filter.js';
import { InFlightQueue } from '../guards/in-flight-queue.js';
import { networkOf } from '../guards/networks.js';
import type { RequestLimits } from '../guards/request-limits.js';
import { API_KEY_HEADER, CROSS_ORIGIN_PREFIX } from './security-headers.js';
import { TOO_MANY_POLICY, tooManyPage } from './too-many-page.js';

/** Limit of unknown addresses and methods. */
const UNKNOWN: RouteLimit = { kind: 'page' };

/**
 * Counts every request against the limit of its route before any other work, because a refused body and an unknown
 * address have a cost too. Called before the routes are registered; a route without a limit is refused.
 */
export function addLimits(fastify: FastifyInstance, limits: Pick<RequestLimits, 'count' | 'countKey'>): void {
  fastify.addHook('onRoute', ({ url, method, config }) => {
    if (config?.limit === undefined)
      throw new Error(`${[method].flat().join(', ')} ${url} declares no limit`);
  });
  fastify.addHook('onRequest', async (request, reply) => {
    const kind = kindOfRequest(request);
    const key = keyOfRequest(request);
    const seconds =
      key === undefined ? await limits.count(kind, request.ip) : await limits.countKey(kind, key, request.ip);
    if (seconds === 0) return undefined;
    if (seconds === 'unknown') {
      answerError(reply, new AppError('public_api.key_unknown'), request.id);
      return reply;
    }
    refuse(request, reply, seconds);
    return reply;
  });
}

/** The key of a read of the public API; undefined without one. */
function keyOfRequest({ url, headers }: FastifyRequest): string | undefined {
  const key = headers[API_KEY_HEADER];
  return typeof key === 'string' && url.startsWith(CROSS_ORIGIN_PREFIX) ? key : undefined;
}

function kindOfRequest({ routeOptions, query }: FastifyRequest): LimitKind {
  return limitKindOf(routeOptions.config.limit ?? UNKNOWN, query);
}

/** Tells a visitor when to come back: with a page for pages, else in a few words. */
function refuse(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
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

/** Files are streamed at the reader's speed and cost next to nothing; health is requested by monitors. */
const LANES: Record<LimitKind, keyof PorticoConfig['server']['inFlight'] | undefined> = {
  read: 'requests',
  search: 'requests',
  page: 'requests',
  card: 'requests',
  report: 'requests',
  signIn: 'requests',
  spend: 'requests',
  vote: 'requests',
  // A site reports all of its votes from one address.
  callback: undefined,
  picture: 'pictures',
  avatar: 'pictures',
  file: undefined,
  health: undefined,
};

const BUSY_SECONDS = 1;
/** Work for a visitor who left continues, but at most this long. */
const ABANDONED_MS = 10_000;

const BODILESS = new Set(['GET', 'HEAD']);

/**
 * Handles few requests of an address at a time, over all its connections, so that a client that sends a minute's
 * allowance at once delays mainly itself. A finished answer frees its place even if it is read slowly, and a body
 * takes no place before it has arrived. Called after the hooks that work on answers.
 */
export function addInFlightBound(fastify: FastifyInstance, { server }: Pick<PorticoConfig, 'server'>): void {
  const queue = new InFlightQueue();
  const leaves = new WeakMap<FastifyRequest, () => void>();

  const enter = (request: FastifyRequest, reply: FastifyReply, begin: () => void) => {
    const lane = LANES[kindOfRequest(request)];
    if (lane === undefined || isInnerCall(request)) return begin();
    let isBegun = false;
    const leave = queue.enter(`${lane} ${networkOf(request.ip)}`, server.inFlight[lane], () => {
      isBegun = true;
      begin();
    });
    if (leave === undefined) return refuse(request, reply, BUSY_SECONDS);
    leaves.set(request, leave);
    reply.raw.once('close', () => {
      if (isBegun && !reply.raw.writableEnded) setTimeout(leave, ABANDONED_MS).unref();
      else leave();
    });
  };

  fastify.addHook('onRequest', (request, reply, done) =>
    BODILESS.has(request.method) ? enter(request, reply, done) : done(),
  );
  fastify.addHook('preValidation', (request, reply, done) =>
    BODILESS.has(request.method) ? done() : enter(request, reply, done),
  );
  fastify.addHook('onSend', (request, _reply, payload, done) => {
    leaves.get(request)?.();
    done(null, payload);
  });
}
