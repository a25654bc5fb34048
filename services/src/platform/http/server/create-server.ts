import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { inTurn } from './in-turn.js';

export interface ServerTimes {
  /** Until when headers and body of a request have to be here. */
  requestMs: number;
  /** How often that is looked at. */
  checkMs: number;
  /** How long a connection may stand still while an answer is on its way. */
  stalledMs: number;
  /** How long a connection without a request is kept. */
  keepAliveMs: number;
}

/** With the look at them, what arrives slowly ends within 30 seconds. */
export const SERVER_TIMES: ServerTimes = {
  requestMs: 20_000,
  checkMs: 2500,
  stalledMs: 60_000,
  keepAliveMs: 72_000,
};

/** The HTTP server below Fastify: it ends what arrives slowly or is not read, and answers a connection in turn. */
export function createPortalServer(listener: RequestListener, times = SERVER_TIMES): Server {
  const server = createServer(
    {
      requestTimeout: times.requestMs,
      headersTimeout: times.requestMs,
      connectionsCheckingInterval: times.checkMs,
      keepAliveTimeout: times.keepAliveMs,
    },
    inTurn(listener),
  );
  server.setTimeout(times.stalledMs);
  return server;
}
