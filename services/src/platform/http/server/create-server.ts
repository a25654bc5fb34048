import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MINUTE_MS } from '@portico/domain';
import { type ConnectionBounds, Connections } from './connections.js';

type Exchange = [request: IncomingMessage, response: ServerResponse];

/** Browsers send no request before the answer to the last one; what does so has few under way. */
export const MAX_WAITING = 16;

/**
 * Answers the requests of a connection one after the other, as answers have to leave in that order anyway: a client that
 * sends many at once and reads no answer holds the memory of one. A connection with too many of them waiting is cut off.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Exchange[]>();

  const begin = (socket: Socket, [request, response]: Exchange): void => {
    // Also emitted when the connection breaks, which drops the waiting ones as well.
    response.once('close', () => next(socket));
    void listener(request, response);
  };

  const next = (socket: Socket): void => {
    const exchange = waiting.get(socket)?.shift();
    if (exchange === undefined || socket.destroyed) waiting.delete(socket);
    else begin(socket, exchange);
  };

  return (request, response) => {
    const { socket } = request;
    // The rest of what was read together with the request too many.
    if (socket.destroyed) return;
    const queue = waiting.get(socket);
    if (queue === undefined) {
      waiting.set(socket, []);
      begin(socket, [request, response]);
    } else if (queue.length < MAX_WAITING) {
      queue.push([request, response]);
    } else {
      socket.destroy();
    }
  };
}

interface ServerTimes {
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
