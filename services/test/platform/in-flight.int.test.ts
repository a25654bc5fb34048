import { once } from 'node:events';
import { connect } from 'node:net';
import { ItemsService } from '../../src/modules/encyclopedia/items/items.service.js';
import { startApi } from '../harness/start-api.js';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const ATTACKER = '203.0.113.1';
const VISITOR = '203.0.113.2';

test('a visitor is served ahead of what another address sent before at once', async () => {
  const api = await startApi({ engine: 'sqlite' });
  try {
    const search = vi.spyOn(api.app.get(ItemsService), 'search');
    const ask = async (remoteAddress: string, query: string) => {
      const { status } = await api.call(`/api/itemdatabase/search?query=${query}`, { remoteAddress });
      expect(status).toBe(200);
    };
    await ask(VISITOR, 'red');
    search.mockClear();
    const attack = Array.from({ length: 60 }, (_, index) => ask(ATTACKER, `dragn bl${index}`));
    await Promise.all([...attack, ask(VISITOR, 'blue')]);
    const served = search.mock.calls.map(([{ term }]) => term);
    expect(served).toHaveLength(61);
    expect(served.indexOf('blue')).toBeLessThan(12);
  } finally {
    await api.close();
  }
});

describe('requests of one address that are worked on', () => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await startPortal({ settings: { server: { inFlight: { requests: 2 } } } });
    await portal.release({ name: 'mfe-heroes', paths: ['/hero'] });
    await portal.app.listen(0, '127.0.0.1');
  });

  afterAll(() => portal.close());

  const ask = async (url: string, remoteAddress: string) => {
    const { statusCode, headers } = await portal.app.inject({ url, remoteAddress });
    return { status: statusCode, retryAfter: headers['retry-after'] };
  };

  it('are few, the others wait, and other addresses and files do not', async () => {
    const stuck = [ask('/api/heroes/stuck', ATTACKER), ask('/api/heroes/stuck', ATTACKER)];
    const waiting = Array.from({ length: 512 }, () => ask('/api/heroes/12', ATTACKER));
    expect(await ask('/api/heroes/12', VISITOR)).toMatchObject({ status: 200 });
    expect(await ask('/shell/static/shell.js', ATTACKER)).toMatchObject({ status: 200 });
    expect(await ask('/api/health/live', ATTACKER)).toMatchObject({ status: 200 });
    const first = await Promise.race([...stuck, ...waiting, ask('/nowhere', ATTACKER)]);
    expect(first).toEqual({ status: 429, retryAfter: '1' });
  });

  it('give their place away with the answer, and when who waits has left', async () => {
    const { port } = new URL(await portal.app.getUrl());
    const send = (path: string) => {
      const client = connect(Number(port), '127.0.0.1');
      client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      return client;
    };
    send('/api/heroes/stuck').unref();
    const working = send('/api/heroes/12');
    const left = Array.from({ length: 30 }, () => send('/api/heroes/12'));
    for (const client of left) client.destroy();
    const [answer] = await once(working, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
    const [last] = await once(send('/api/heroes/12'), 'data');
    expect(String(last)).toMatch(/^HTTP\/1\.1 200/);
    portal.app.getHttpServer().closeAllConnections();
  });
});

test('a page shares its place with what it reads itself', async () => {
  const portal = await startPortal({ settings: { server: { inFlight: { requests: 1 } } } });
  try {
    await portal.release({
      name: 'mfe-heroes',
      paths: ['/hero'],
      pages: [
        { path: '/hero', titleKey: 'page.title', descriptionKey: 'page.text', data: ['/api/heroes/12'] },
      ],
    });
    const pages = await Promise.all([portal.get('/hero'), portal.get('/hero')]);
    for (const page of pages) expect(page.boot().pageData).toHaveProperty(['/api/heroes/12', 'status'], 200);
  } finally {
    await portal.close();
  }
});
