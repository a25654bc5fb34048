import type { Server } from 'node:http';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { propertyOf } from '../collections/index.js';
import type { PorticoConfig } from '../config/index.js';
import { StartupError, reasonOf } from '../errors/index.js';

/** Stopping the portal: it reports not ready, serves for a while, and then closes its port. */
@Injectable()
export class Draining {
  private isOn = false;
  private readonly listeners: (() => unknown)[] = [];

  get hasBegun(): boolean {
    return this.isOn;
  }

  /** Called when the port closes, for owners of long-lived connections. */
  beforeClosing(listener: () => unknown): void {
    this.listeners.push(listener);
  }

  /** Reports not ready from now on. Resolves after `seconds`, when proxies no longer send visitors here. */
  async begin(seconds: number): Promise<void> {
    this.isOn = true;
    if (seconds > 0) await wait(seconds * 1000);
    await Promise.all(this.listeners.map((listener) => listener()));
  }
}

const GRACE_MS = 10_000;
const IDLE_LOOK_MS = 50;
const ACCEPTING_MS = 1000;

export async function listen(app: NestFastifyApplication, config: PorticoConfig): Promise<number> {
  const { port, host } = config.env;
  await app.init();
  try {
    // Not through Nest, which prints its own stack trace if the port is busy.
    await app.getHttpAdapter().getInstance().listen({ port, host });
  } catch (error) {
    throw new StartupError(describe(error, port, host), { cause: error });
  }
  const address = app.getHttpServer().address();
  return typeof address === 'object' ? (address?.port ?? port) : port;
}

/** Ctrl-C and SIGTERM stop the portal in order; a second signal stops it at once. */
export function stopOnSignals(app: NestFastifyApplication, config: PorticoConfig, logger: Logger): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(130);
    isStopping = true;
    logger.info({ signal }, 'stopping');
    stopInOrder(app, config.env.drainSeconds ?? 0).then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the portal did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/**
 * Reports not ready, serves for `drainSeconds` more, closes the port, lets running requests finish and then ends
 * their resources. Hanging requests are cut off after `graceMs`.
 */
export async function stopInOrder(
  app: NestFastifyApplication,
  drainSeconds: number,
  graceMs = GRACE_MS,
): Promise<void> {
  await app.get(Draining).begin(drainSeconds);
  await closePort(app.getHttpServer(), graceMs);
  await app.close();
}

async function closePort(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return;
  await acceptWaiting(server);
  // A connection is idle once its last answer has left.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(cutOff);
}

/** A closing port resets connections that it has not accepted, so it closes right after a turn of the event loop without any. */
async function acceptWaiting(server: Server): Promise<void> {
  const end = performance.now() + ACCEPTING_MS;
  let hasAccepted = true;
  const accept = () => {
    hasAccepted = true;
  };
  server.on('connection', accept);
  // The current turn may be past accepting.
  await setImmediate();
  while (hasAccepted && performance.now() < end) {
    hasAccepted = false;
    await setImmediate();
  }
  server.off('connection', accept);
}

function describe(error: unknown, port: number, host: string): string {
  const code = propertyOf(error, 'code');
  if (code === 'EADDRINUSE') return `Port ${port} is already in use; set PORT to another one`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user; set PORT to one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `PORTICO_HOST ${host} is not an address of this machine`;
  return `Port ${port} cannot be opened: ${reasonOf(error)}`;
}
