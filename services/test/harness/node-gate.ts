import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { freePort } from '@portico/testing-api';

/** A port that forwards to a database server. When it is closed, the node looks dead. */
export class NodeGate {
  port = 0;
  /** Number of connections since it was opened. */
  connections = 0;
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  constructor(private readonly databasePort: number) {}

  async open(): Promise<void> {
    this.connections = 0;
    this.server = createServer((client) => {
      this.connections += 1;
      const database = connect(this.databasePort, '127.0.0.1');
      for (const [socket, other] of [
        [client, database],
        [database, client],
      ] as const) {
        this.sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
    this.port ||= await freePort();
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async close(): Promise<void> {
    const closed = this.server && once(this.server, 'close');
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
