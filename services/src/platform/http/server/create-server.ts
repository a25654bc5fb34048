import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MINUTE_MS } from '@portico/domain';
import { networkOf } from '../guards/networks.js';

export interface ConnectionBounds {
  /** Most connections at a time. */
  total: number;
  /** Most connections of one network. */
  perNetwork: number;
  /** Proxies carry connections of many networks. */
  isProxy: (address: string) => boolean;
  /** Most unread bytes of answers, over all connections. */
  unreadBytes: number;
  /** Time for reading a piece of an answer, in addition to what its bytes take at `bytesPerSecond`. */
  graceMs: number;
  bytesPerSecond: number;
}

/** Longest wait for the first bytes of a request. */
const SILENT_MS = 1000;

interface Reader {
  network: string;
  openedAt: number;
  /** Bytes read so far, and since when there were no more. */
  read: number;
  since: number;
}

/** The connections of a server, limited per network and in total, and in how long they leave an answer unread. */
class Connections {
  private readonly readers = new Map<Socket, Reader>();
  private readonly networks = new Map<string, number>();

  constructor(private readonly bounds: ConnectionBounds) {}

  /** Accepts a connection, or closes it if there are enough. */
  take(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const network = networkOf(address);
    const count = this.networks.get(network) ?? 0;
    const isFull = count >= this.bounds.perNetwork && !this.bounds.isProxy(address);
    if (isFull || this.readers.size >= this.bounds.total) {
      socket.destroy();
      return;
    }
    this.networks.set(network, count + 1);
    const now = performance.now();
    this.readers.set(socket, { network, openedAt: now, read: 0, since: now });
    socket.once('close', () => this.remove(socket, network));
  }

  /** Closes connections that read too slowly. If all together hold too much, the ones with the oldest reads are closed too. */
  endUnread(): void {
    const now = performance.now();
    const waiting: [socket: Socket, reader: Reader][] = [];
    let unread = 0;
    for (const [socket, reader] of this.readers) {
      const bytes = socket.writableLength;
      const read = socket.bytesWritten - bytes;
      if (bytes === 0 || read !== reader.read) Object.assign(reader, { read, since: now });
      if (bytes === 0) continue;
      if (now - reader.since > this.bounds.graceMs + (bytes / this.bounds.bytesPerSecond) * 1000) {
        socket.destroy();
        continue;
      }
      unread += bytes;
      waiting.push([socket, reader]);
    }
    waiting.sort(([, one], [, other]) => one.since - other.since);
    for (const [socket] of waiting) {
      if (unread <= this.bounds.unreadBytes) return;
      unread -= socket.writableLength;
      socket.destroy();
    }
  }

  /** Closes connections that were opened but have sent no request. */
  endSilent(): void {
    const before = performance.now() - SILENT_MS;
    for (const [socket, { openedAt }] of this.readers)
      if (socket.bytesRead === 0 && openedAt < before) socket.destroy();
  }

  private remove(socket: Socket, network: string): void {
    this.readers.delete(socket);
    const left = (this.networks.get(network) ?? 1) - 1;
    if (left === 0) this.networks.delete(network);
    else this.networks.set(network, left);
  }
}

type Exchange = [request: IncomingMessage, response: ServerResponse];

/** Browsers wait for an answer before the next request on a connection; other clients pipeline few. */
export const MAX_WAITING = 16;

/**
 * Handles the requests of a connection one after the other, since answers leave in that order anyway: a client that
 * sends many and reads none holds the memory of one. A connection with too many waiting requests is cut off.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Exchange[]>();

  const begin = (socket: Socket, [request, response]: Exchange): void => {
    // Also emitted when the connection breaks, which drops the waiting requests.
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
    // Data that was read together with the refused request.
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
  /** Time for headers and body of a request. */
  requestMs: number;
  /** Interval of the checks of `requestMs`. */
  checkMs: number;
  /** Time without progress while an answer is being sent. */
  stalledMs: number;
  /** Time for which an idle connection is kept. */
  keepAliveMs: number;
  /** Interval of the checks for unread answers. */
  unreadMs: number;
}

/** Including the check interval, slow requests end within 30 seconds. */
export const SERVER_TIMES: ServerTimes = {
  requestMs: 20_000,
  checkMs: 2500,
  stalledMs: MINUTE_MS,
  keepAliveMs: 72_000,
  unreadMs: 500,
};

/** Reading speed of answers, and unread bytes in total; a page has about 100 KiB. */
export const READING: Pick<ConnectionBounds, 'unreadBytes' | 'graceMs' | 'bytesPerSecond'> = {
  unreadBytes: 64 * 1024 * 1024,
  graceMs: 20_000,
  bytesPerSecond: 4096,
};

/** The HTTP server below Fastify: limits connections, closes slow and unread ones, and answers a connection in order. */
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
  // Node counts a connection that has sent nothing yet as busy.
  server.closeIdleConnections = () => {
    connections.endSilent();
    closeIdle();
  };
  // A server that never listens closes without an event, and its timer would keep it alive.
  server.once('listening', () => {
    const looks = setInterval(() => connections.endUnread(), times.unreadMs).unref();
    server.once('close', () => clearInterval(looks));
  });
  return server;
}
