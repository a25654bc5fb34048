import { startPortal, type TestPortal } from '../portal/start-portal.js';

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

describe('the limit of calls', () => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await startPortal({ settings: { server: { limits: { read: 4 } } } });
    await portal.release({
      name: 'mfe-heroes',
      paths: ['/hero'],
      pages: [
        {
          path: '/hero/:id',
          titleKey: 'page.title',
          descriptionKey: 'page.text',
          data: ['/api/heroes/{id}'],
        },
      ],
    });
  });

  afterAll(() => portal.close());

  it('keeps a page from the visitor who is above it, and from no one else', async () => {
    const visit = async (visitor: string, hero: string) => {
      const answer = await portal.app.inject({ url: `/hero/${hero}`, remoteAddress: visitor });
      return answer.statusCode;
    };
    for (const hero of ['1', '2', '3', '4']) await visit('192.0.2.1', hero);
    expect(await visit('192.0.2.1', '5')).toBe(503);
    expect(await visit('198.51.100.1', '5')).toBe(200);
    // Either request may start the page. The second gets the same page if it is public, otherwise its own.
    const [, other] = await Promise.all([visit('192.0.2.1', '6'), visit('198.51.100.1', '6')]);
    expect(other).toBe(200);
  });
});
