import { startPortal, type TestPortal } from './portal/start-portal.js';

describe('the limit of pages', () => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await startPortal({ settings: { server: { limits: { page: 3 } } } });
    await portal.release({ name: 'mfe-heroes', paths: ['/', '/hero'] });
  });

  afterAll(() => portal.close());

  it('refuses one too many of an address in a few plain words, and files and the API not with it', async () => {
    const statuses: number[] = [];
    for (const page of ['/', '/hero', '/nowhere']) statuses.push((await portal.get(page)).status);
    expect(statuses).toEqual([200, 200, 404]);

    const refused = await portal.get('/hero', { 'accept-encoding': 'br', 'accept-language': 'ko' });
    expect(refused.status).toBe(429);
    expect(refused.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.text).toBe(`Too many requests. Try again in ${seconds} s.\n`);
    expect(await portal.getRaw('/hero')).toMatchObject({ status: 429 });

    for (const other of ['/shell/static/shell.js', '/remotes.json', '/robots.txt', '/api/heroes/12']) {
      expect((await portal.get(other)).status).toBe(200);
    }
  });
});
