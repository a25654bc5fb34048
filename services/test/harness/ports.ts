import { createServer } from 'node:net';
import type { Server } from 'node:net';

/** A listener that accepts connections on a port of this machine. */
export function listen(port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });
}

export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
