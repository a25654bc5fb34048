import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { trace } from '@opentelemetry/api';
import { pino } from 'pino';
import { tracer } from './spans.js';
import { startTracing } from './start-tracing.js';

describe('the end of tracing', () => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });

  async function stopWithWaitingSpan(endpoint: string): Promise<number> {
    const stop = await startTracing(endpoint, logger, 50);
    tracer().startSpan('job').end();
    const begunAt = performance.now();
    await stop();
    return performance.now() - begunAt;
  }

  afterEach(() => void lines.splice(0));

  it('does not fail where the collector is away', async () => {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    await stopWithWaitingSpan(`http://127.0.0.1:${port}`);
    expect(lines.join('')).toContain('the last traces are lost');
    expect(trace.getTracer('portico').startSpan('later').isRecording()).toBe(false);
  });

  it('does not wait for a collector that is silent', async () => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => void sockets.push(socket));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await stopWithWaitingSpan(`http://127.0.0.1:${port}`)).toBeLessThan(2000);
    for (const socket of sockets) socket.destroy();
    server.close();
    expect(lines.join('')).toContain('not sent within 50 ms');
  });
});
