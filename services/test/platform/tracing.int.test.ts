import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { forEachEngine } from '@portico/testing-api';
import { LeaderJobs } from '../../src/platform/jobs/index.js';
import { LeaseLost } from '../../src/platform/jobs/leases.js';
import { startApi } from '../harness/start-api.js';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Sent {
  resourceSpans: { resource: Pick<SentSpan, 'attributes'>; scopeSpans: { spans: SentSpan[] }[] }[];
}

const TRACE = 'aaaabbbbccccddddeeeeffff00001111';
const PARENT = '1234567890abcdef';
const PROXY = '10.0.0.2';

/** Receives traces as a collector does. */
async function startCollector() {
  const taken: Sent['resourceSpans'] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = (await json(request)) as Sent;
    taken.push(...sent.resourceSpans);
    response.setHeader('content-type', 'application/json').end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { taken, server, address: `http://127.0.0.1:${port}/` };
}

forEachEngine('tracing', (engine) => {
  it('sends a request as a part of the trace of its proxy, with the statements it ran', async () => {
    const { taken, server, address } = await startCollector();
    const environment = { tracesUrl: address, trustedProxies: [PROXY] };
    const api = await startApi({ engine, gameTables: 'heavenms', environment });
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
    const answer = await api.call('/api/auth/register', {
      method: 'POST',
      payload: { username: 'Willow', password: 'password1', email: 'willow@example.org' },
      headers,
      remoteAddress: PROXY,
    });
    await api.call('/api/health/live', { headers, remoteAddress: '203.0.113.9' });
    const job = api.app.get(LeaderJobs).leaderJob({
      name: 'Relay',
      lease: 'relay',
      every: 60_000,
      work: () => Promise.reject(new LeaseLost('relay')),
    });
    await job.run();
    // The portal sends waiting spans when it stops.
    await api.close();
    server.close();
    expect(answer.status).toBe(200);
    const spans = taken.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    const request = spans.find(({ name }) => name === 'POST /api/auth/register');
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.map(({ name }) => name)).toContain('INSERT');
    expect(statements.every(({ traceId }) => traceId === TRACE)).toBe(true);
    const visit = spans.find(({ name }) => name === 'GET /api/health/live');
    expect(visit?.traceId).not.toBe(TRACE);
    // Status code 2 is a failure.
    expect(spans.find(({ name }) => name === 'job relay')?.status.code).not.toBe(2);
    const texts = JSON.stringify(taken);
    expect(texts).toContain(engine === 'sqlite' ? '"sqlite"' : '"mysql"');
    expect(texts).toContain('"portico"');
    expect(texts).not.toContain('Willow');
    expect(texts).not.toContain('password1');
  });
});
