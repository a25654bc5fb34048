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

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = await listen(0);
  const address = server.address();
  await close(server);
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  return address.port;
}
