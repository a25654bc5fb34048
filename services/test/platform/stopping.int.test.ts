import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { stopInOrder } from '../../src/platform/http/index.js';
import { startPortal } from '../portal/start-portal.js';
import type { TestPortal } from '../portal/start-portal.js';

const DRAIN_SECONDS = 1;
/** Longer than any test takes, so nothing waits for it. */
const GRACE_MS = 60_000;
const STOPPED_MS = 20_000;

describe('a portal that is told to stop', () => {
  let portal: TestPortal;
  let port: number;

  beforeEach(async () => {
    portal = await startPortal();
    await portal.app.listen(0, '127.0.0.1');
    port = Number(new URL(await portal.app.getUrl()).port);
  });

  afterEach(() => portal.close());

  function open(): Socket {
    const client = connect(port, '127.0.0.1');
    client.on('error', () => undefined);
    return client;
  }

  async function ask(client: Socket, path: string): Promise<string> {
    client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const [answer] = await once(client, 'data');
    return String(answer);
  }

  test('says that it is not ready, answers on, and ends connections with their next answer', async () => {
    const [kept, idle] = [open(), open()];
    expect(await ask(kept, '/api/health/ready')).toMatch(/^HTTP\/1\.1 200 .*"status":"ready","role":"all"/s);
    const since = performance.now();
    const stopped = stopInOrder(portal.app, DRAIN_SECONDS, GRACE_MS);
    const closed = once(kept, 'close');
    const answer = await ask(kept, '/api/health/ready');
    expect(answer).toMatch(/^HTTP\/1\.1 503 .*connection: close.*"status":"stopping"/is);
    await closed;
    expect(await ask(open(), '/api/heroes/12')).toMatch(/^HTTP\/1\.1 200/);
    await Promise.all([stopped, once(idle.resume(), 'close')]);
    expect(performance.now() - since).toBeLessThan(STOPPED_MS);
    const [error] = await once(connect(port, '127.0.0.1'), 'error');
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('finishes what runs, on a connection that would be kept, and answers who is at the door', async () => {
    const client = open();
    const begun = once(portal.app.getHttpServer(), 'request');
    client.write('POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n');
    client.write('Content-Length: 2\r\n\r\n{');
    await begun;
    const stopped = stopInOrder(portal.app, 0);
    expect(await ask(open(), '/api/heroes/12')).toMatch(/^HTTP\/1\.1 200/);
    await once(connect(port, '127.0.0.1'), 'error');
    client.write('}');
    expect(String(await once(client, 'data'))).toMatch(/^HTTP\/1\.1 400 /);
    await stopped;
  });

  test('cuts off what hangs', async () => {
    const client = open();
    client.write('GET /api/heroes/stuck HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(portal.app.getHttpServer(), 'request');
    const closed = once(client.resume(), 'close');
    await stopInOrder(portal.app, 0, 50);
    await closed;
    expect(client.destroyed).toBe(true);
  });
});
