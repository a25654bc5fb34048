import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems give ports above these to outgoing connections. One of those could take the port before its server listens, or while it restarts. */
const FIRST = 23_000;
const END = 32_000;

/** A port that nothing listens on, also after a restart of its server. */
export async function freePort(draw = () => randomInt(FIRST, END)) {
  for (;;) {
    const port = draw();
    if (await isFree(port)) return port;
  }
}

function isFree(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
