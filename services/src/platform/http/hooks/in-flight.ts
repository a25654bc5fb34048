import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PorticoConfig } from '../../config/index.js';
import type { LimitKind } from '../decorators/limit.js';
import { InFlightQueue } from '../guards/in-flight-queue.js';
import { networkOf } from '../guards/networks.js';
import { isInnerCall } from '../inner-call.js';
import { kindOfRequest, refuse } from './limits.js';

/** Files are streamed at the speed of who reads them and cost next to nothing; health is asked for by what watches the portal. */
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
/** Work for a visitor who left goes on, but not longer than this. */
const ABANDONED_MS = 10_000;

const BODILESS = new Set(['GET', 'HEAD']);

/**
 * Works on few requests of an address at a time, over all its connections, so that a client that sends a
 * minute's allowance at once delays itself and barely the others. A finished answer frees its place, however
 * slowly it is read, and a body takes none before it has arrived. Called after the hooks that work on answers.
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
