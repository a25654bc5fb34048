import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MINUTE_MS } from '@portico/domain';
import { networkOf } from '../guards/networks.js';

export interface ConnectionBounds {
  /** Connections that are held at a time. */
  total: number;
  /** How many of them one network may have. */
  perNetwork: number;
  /** A proxy brings the connections of many networks. */
  isProxy: (address: string) => boolean;
  /** Bytes of answers that wait to be read, of all connections together. */
  unreadBytes: number;
  /** How long a piece of an answer may take to be read, besides the time that its bytes take at `bytesPerSecond`. */
  graceMs: number;
  bytesPerSecond: number;
}

/** The first bytes of a request come sooner. */
const SILENT_MS = 1000;

interface Reader {
  network: string;
  openedAt: number;
  /** Bytes that were read, and since when there have been no more of them. */
  read: number;
  since: number;
}

/** The connections of a server: so many of a network and in all, and none that holds an answer without reading it. */
class Connections {
  private readonly readers = new Map<Socket, Reader>();
  private readonly networks = new Map<string, number>();

  constructor(
    private readonly bounds: ConnectionBounds,
    private readonly now = () => performance.now(),
  ) {}

  /** Takes a connection, or ends it where there are enough. */
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
    this.readers.set(socket, { network, openedAt: this.now(), read: 0, since: this.now() });
    socket.once('close', () => this.remove(socket, network));
  }

  /** Ends connections that read too slowly. While all hold too much, those with the oldest reads end as well. */
  endUnread(): void {
    const now = this.now();
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

  /** Ends connections that were opened ahead of a request and have sent none. */
  endSilent(): void {
    const before = this.now() - SILENT_MS;
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
