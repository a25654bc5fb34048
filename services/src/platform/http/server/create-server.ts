import { createServer, type RequestListener, type Server } from 'node:http';
import { MINUTE_MS } from '@portico/domain';
import { type ConnectionBounds, Connections } from './connections.js';
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
  /** How often answers that are not read are looked for. */
  unreadMs: number;
}

/** With the look at them, what arrives slowly ends within 30 seconds. */
export const SERVER_TIMES: ServerTimes = {
  requestMs: 20_000,
  checkMs: 2500,
  stalledMs: MINUTE_MS,
  keepAliveMs: 72_000,
  unreadMs: 500,
};

/** How fast an answer has to be read, and how much of all answers may wait for that: a page has some 100 KiB. */
export const READING: Pick<ConnectionBounds, 'unreadBytes' | 'graceMs' | 'bytesPerSecond'> = {
  unreadBytes: 64 * 1024 * 1024,
  graceMs: 20_000,
  bytesPerSecond: 4096,
};

/** The HTTP server below Fastify: bounds connections, ends slow or unread ones, and answers a connection in turn. */
export function createPortalServer(
  listener: RequestListener,
  bounds: ConnectionBounds,
  times = SERVER_TIMES,
): Server {
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
  const connections = new Connections(bounds);
  server.prependListener('connection', (socket) => connections.take(socket));
  const closeIdle = server.closeIdleConnections.bind(server);
  // To Node a connection that has not sent anything yet is a busy one.
  server.closeIdleConnections = () => {
    connections.endSilent();
    closeIdle();
  };
  // A server that never listens closes without a word, and would be kept by its timer.
  server.once('listening', () => {
    const looks = setInterval(() => connections.endUnread(), times.unreadMs).unref();
    server.once('close', () => clearInterval(looks));
  });
  return server;
}
