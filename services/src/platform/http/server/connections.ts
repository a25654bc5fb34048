import type { Socket } from 'node:net';
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
export class Connections {
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
