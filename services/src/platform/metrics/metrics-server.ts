import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { PorticoConfig } from '../config/index.js';
import { StartupError } from '../errors/index.js';

/** Metrics of this process. Each is declared beside what it counts, and its labels have few values. */
export const metrics = new Registry();

const lookups = new Counter({
  name: 'portico_cache_lookups_total',
  help: 'Answers that were looked for in a cache of this process.',
  labelNames: ['cache', 'result'],
  registers: [metrics],
});

export function countLookup(cache: string, isHit: boolean): void {
  lookups.inc({ cache, result: isHit ? 'hit' : 'miss' });
}

/** Serves `/metrics` on the port of PORTICO_METRICS_PORT, which visitors cannot reach. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server: Server | undefined;

  constructor(private readonly config: PorticoConfig) {}

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort: port, host } = this.config.env;
    if (port === undefined) return;
    // Metrics belong to the process, so a second application in it must not register them again.
    if (metrics.getSingleMetric('process_cpu_seconds_total') === undefined)
      collectDefaultMetrics({ register: metrics });
    const server = createServer((request, response) => void this.answer(request, response));
    try {
      await once(server.listen({ port, host }), 'listening');
    } catch (error) {
      throw new StartupError(`PORTICO_METRICS_PORT ${port} cannot be opened: ${reasonOf(error)}`, {
        cause: error,
      });
    }
    this.server = server;
    this.logger.log({ msg: 'metrics are served', port: this.port });
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  /** Undefined if metrics are not served. */
  get port(): number | undefined {
    const address = this.server?.address();
    return typeof address === 'object' ? address?.port : undefined;
  }

  private async answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url?.split('?', 1)[0] !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Only GET /metrics is served here.\n');
      return;
    }
    try {
      const text = await metrics.metrics();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch (error) {
      this.logger.error({ msg: 'metrics could not be collected', err: error });
      response.writeHead(500).end();
    }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
}
