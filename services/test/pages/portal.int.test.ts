import { symlinkSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const SEA = { name: 'mfe-sea', paths: ['/sea'] };

describe('files of the portal', () => {
  let portal: TestPortal;
  let base: string;

  beforeAll(async () => {
    portal = await startPortal();
    const { version } = await portal.release(SEA);
    base = `/releases/mfe-sea/${version}`;
    symlinkSync('/etc', join(portal.home, base, 'etc'));
    symlinkSync('/etc/passwd', join(portal.home, base, 'passwd.js'));
    writeFileSync(join(portal.home, 'secret'), 'a secret');
    writeFileSync(join(portal.home, base, '.hidden'), 'a secret');
  });

  afterAll(() => portal.close());

  it('carry no header that a document alone needs, and keep the policy that a worker has from them', async () => {
    const { headers } = await portal.get(`${base}/remoteEntry.js`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    for (const name of [
      'permissions-policy',
      'x-frame-options',
      'cross-origin-opener-policy',
      'last-modified',
    ])
      expect(headers).not.toHaveProperty(name);
    expect((await portal.get('/')).headers).toHaveProperty('x-frame-options', 'DENY');
  });

  it('are immutable, typed and sent as brotli to those who take it', async () => {
    const plain = await portal.get(`${base}/remoteEntry.js`);
    expect(plain.status).toBe(200);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await portal.get(`${base}/remoteEntry.js?retry=1`, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(Number(brotli.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']));
    const refused = await portal.get(`${base}/remoteEntry.js`, { 'accept-encoding': 'gzip, br;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('of the shell are sent the same way', async () => {
    const file = await portal.get('/shell/static/shell.js', { 'accept-encoding': 'br' });
    expect(file.status).toBe(200);
    expect(file.headers['content-encoding']).toBe('br');
    expect(file.headers['cache-control']).toContain('immutable');
  });

  it.each(['/nothing.js', '/remoteEntry.js/', '/static', '/static/', '', '/', '/remoteEntry.js.br'])(
    'that are not there are 404: %s',
    async (path) => {
      const answer = await portal.get(base + path);
      expect(answer.status).toBe(404);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
    },
  );

  it.each([
    '/releases/active.json',
    '/releases/../secret',
    '/releases/mfe-sea/../../secret',
    '/releases/mfe-sea/x/../../../secret',
    '/releases/mfe-sea/x/%2e%2e/%2e%2e/%2e%2e/secret',
    '/releases/mfe-sea/x/%252e%252e/%252e%252e/%252e%252e/secret',
    '/releases/mfe-sea/x/..%2f..%2f..%2fsecret',
    '/releases/mfe-sea/x/..\\..\\..\\secret',
    '/releases/mfe-sea/x/..%5c..%5c..%5csecret',
    '/releases//etc/passwd',
    '/releases/mfe-sea/x//etc/passwd',
    '/shell/../package.json',
    '/shell/%2e%2e/package.json',
    '/shell/..%00/package.json',
    '/%72eleases/mfe-sea/../../secret',
    '{base}/etc/passwd',
    '{base}/passwd.js',
    '{base}/.hidden',
    '{base}/remoteEntry.js%00',
    '{base}/%72emoteEntry.js',
  ])('do not lead out of their folder by %s', async (target) => {
    const answer = await portal.getRaw(target.replace('{base}', base));
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toContain('secret');
    expect(answer.text).not.toContain('root:');
  });

  it('that vanish from the disk come from the database', async () => {
    const { version } = await portal.release({ name: 'mfe-hill', paths: ['/hill'] });
    rmSync(join(portal.home, 'releases/mfe-hill', version, 'remoteEntry.js'));
    const answer = await portal.get(`/releases/mfe-hill/${version}/remoteEntry.js`);
    expect([answer.status, answer.text.slice(0, 23)]).toEqual([200, "console.log('mfe-hill')"]);
  });
});

describe('the registry', () => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await startPortal();
    await portal.release(SEA);
  });

  afterAll(() => portal.close());

  it('is revalidated by its tag', async () => {
    const first = await portal.get('/remotes.json?lng=ja');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(JSON.parse(first.text)).toMatchObject({ contract: 1, language: 'ja' });
    const again = await portal.get('/remotes.json?lng=ja', { 'if-none-match': String(first.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    const other = await portal.get('/remotes.json?lng=ko', { 'if-none-match': String(first.headers.etag) });
    expect(other.status).toBe(200);
  });

  it.each(['', '?lng=xx', '?lng[]=ja', '?lng=ja&lng=ko'])(
    'speaks English when asked for %p',
    async (query) => {
      expect(JSON.parse((await portal.get(`/remotes.json${query}`)).text).language).toBe('en');
    },
  );
});

describe('the portal', () => {
  it('answers pages and registry while the database is away', async () => {
    const before = await startPortal();
    await before.release({
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
    await before.lookAgain();
    const portal = await startPortal({ home: before.home, isDatabaseAway: true });
    try {
      expect((await portal.get('/api/heroes/Mira')).status).toBe(503);
      // The shell is shown, with the message that the content cannot be read now.
      const page = await portal.get('/hero/Mira');
      expect(page.status).toBe(503);
      expect(page.headers['retry-after']).toBe('10');
      expect(page.boot().pageData).toEqual({ '/api/heroes/Mira': expect.objectContaining({ status: 503 }) });
      expect(page.boot().registry.remotes.map(({ name }) => name)).toEqual(['mfe-heroes']);
      expect((await portal.get('/remotes.json')).status).toBe(200);
    } finally {
      await portal.close();
      await before.close();
    }
  });

  it('says so when its shell has not been built', async () => {
    const portal = await startPortal();
    try {
      rmSync(join(portal.shellFolder, 'host.json'));
      const page = await portal.get('/');
      expect(page.status).toBe(503);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.text).toContain('has not been built');
    } finally {
      await portal.close();
    }
  });

  it('has the worker of the reminders at its root, which browsers ask for anew each time', async () => {
    const portal = await startPortal();
    try {
      expect((await portal.get('/reminders-worker.js')).status).toBe(404);
      writeFileSync(join(portal.shellFolder, 'reminders-worker.js'), 'self;');
      const { status, headers, text } = await portal.get('/reminders-worker.js');
      expect([status, text]).toEqual([200, 'self;']);
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        // Without `connect-src` the worker's calls cannot reach the portal.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        'x-content-type-options': 'nosniff',
      });
      expect((await portal.get('/')).headers['content-security-policy']).toContain("worker-src 'self'");
    } finally {
      await portal.close();
    }
  });

  it('has the script for other sites, which pages of any origin may run and browsers keep for a day', async () => {
    const portal = await startPortal();
    try {
      writeFileSync(join(portal.shellFolder, 'embed.js'), 'start();');
      const { status, headers, text } = await portal.get('/embed.js');
      expect([status, text]).toEqual([200, 'start();']);
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': expect.stringMatching(/^public, max-age=86400,/),
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        etag: expect.any(String),
      });
      expect(headers).not.toHaveProperty('set-cookie');
    } finally {
      await portal.close();
    }
  });

  it('has an icon, a manifest for devices that install it and a word for robots', async () => {
    const portal = await startPortal({ settings: { public: { site: { name: 'Willow "2"' } } } });
    try {
      expect((await portal.get('/')).text).toContain('<link rel="manifest" href="/site.webmanifest?lng=en">');
      const manifest = await portal.get('/site.webmanifest?lng=he');
      expect(manifest.headers['content-type']).toContain('application/manifest+json');
      expect(JSON.parse(manifest.text)).toMatchObject({
        name: 'Willow "2"',
        start_url: '/',
        display: 'standalone',
        lang: 'he',
        dir: 'rtl',
        icons: expect.arrayContaining([
          { src: '/cards/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'maskable' },
          { src: '/cards/icon.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
        ]),
      });
      expect((await portal.get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
      expect((await portal.get('/favicon.ico')).headers.location).toBe('/favicon.svg');
      const robots = (await portal.get('/robots.txt')).text;
      expect(robots).toContain('Disallow: /api/\n');
      expect(robots).toContain('Allow: /api/item/icon/\n');
      expect(robots).toMatch(/^Sitemap: http:\/\/localhost:\d+\/sitemap\.xml$/m);
    } finally {
      await portal.close();
    }
  });
});
