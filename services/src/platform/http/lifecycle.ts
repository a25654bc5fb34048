import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import type { PorticoConfig } from '../config/index.js';
import { StartupError } from '../errors/index.js';

const GRACE_MS = 4000;

/** Opens the port; a busy or forbidden one is a `StartupError`. */
export async function listen(app: NestFastifyApplication, config: PorticoConfig): Promise<void> {
  const { port, host } = config.env;
  await app.init();
  try {
    // Not through Nest, which writes a stack trace of its own when the port is busy.
    await app.getHttpAdapter().getInstance().listen({ port, host });
  } catch (error) {
    throw new StartupError(describe(error, port, host), { cause: error });
  }
}

/** Ctrl-C and SIGTERM let running requests finish and close the database; what hangs is cut off after four seconds. */
export function stopOnSignals(app: NestFastifyApplication, logger: Logger): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(130);
    isStopping = true;
    logger.info({ signal }, 'stopping');
    const cutOff = setTimeout(() => app.getHttpServer().closeAllConnections(), GRACE_MS);
    cutOff.unref();
    app.close().then(
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

function describe(error: unknown, port: number, host: string): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is already in use; set PORT to another one`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user; set PORT to one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `PORTICO_HOST ${host} is not an address of this machine`;
  return `Port ${port} cannot be opened: ${error instanceof Error ? error.message : 'unknown reason'}`;
}
