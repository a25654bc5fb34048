import { createHash } from 'node:crypto';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const HEROES = {
  name: 'mfe-heroes',
  paths: ['/', '/hero', '/secret', '/warrior'],
  pages: [
    { path: '/', titleKey: 'home.title', descriptionKey: 'home.text' },
    {
      path: '/hero/:id',
      titleKey: 'hero.title',
      descriptionKey: 'hero.text',
      keywordsKey: 'hero.keywords',
      card: 'player/{id}',
      data: ['/api/heroes/{id}{?page}'],
    },
    {
      path: '/secret',
      titleKey: 'home.title',
      descriptionKey: 'home.text',
      permission: 'player',
      index: false,
    },
  ],
  redirects: [
    { from: '/warrior/:id', to: '/hero/:id' },
    { from: '/hero/old/:id', to: '/hero/:id' },
    { from: '/secret', to: '/hero/12' },
  ],
  texts: {
    home: { title: 'Home {language}', text: 'Welcome {language}' },
    hero: {
      title: '{{name}} {language}',
      text: '\u2068{{name}}\u2069 of {{guild.name}}, number {{id}}',
      keywords: '{{name}}, heroes',
    },
  },
};

describe('the HTML of a page', () => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await startPortal({
      settings: { public: { site: { name: 'Lantern <Isle>', origin: 'https://isle.example' } } },
    });
    await portal.release(HEROES);
  });

  afterAll(() => portal.close());

  describe('language', () => {
    it.each([
      ['/', {}, 'en'],
      ['/?lng=ja', { cookie: 'i18next=ru', 'accept-language': 'ko' }, 'ja'],
      ['/?lng=xx', { cookie: 'a=b; i18next=ru', 'accept-language': 'ko' }, 'ru'],
      ['/', { 'accept-language': 'xx, ko;q=0.5, pt-PT;q=0.9' }, 'pt-BR'],
      ['/', { 'accept-language': 'he;q=0, fr' }, 'en'],
      ['/he', { 'accept-language': 'ko' }, 'he'],
      ['/pt-BR/hero/12?lng=ja', {}, 'pt-BR'],
    ])('of %s with %j is %s', async (address, headers, language) => {
      const page = await portal.get(address, headers);
      expect(page.text).toContain(`<html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}">`);
      expect(page.boot().language).toBe(language);
    });

    it('varies by what it was chosen from, and only without a prefix', async () => {
      expect((await portal.get('/')).headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
      expect((await portal.get('/he')).headers.vary).toBe('Accept-Encoding');
    });

    it('gives the router its basename and the registry its labels', async () => {
      const boot = (await portal.get('/he/hero/12')).boot();
      expect(boot.basename).toBe('/he');
      expect(boot.registry.remotes[0]?.navigation[0]?.label).toBe('mfe-heroes he');
      expect(boot.texts).toEqual({ language: '/shell/i18n/he.json', fallback: '/shell/i18n/en.json' });
    });
  });

  describe('redirects', () => {
    it.each([
      ['/en', '/'],
      ['/EN/hero/12?a=1', '/hero/12?a=1'],
      ['/HE', '/he'],
      ['/pt-br/hero/12?page=2', '/pt-BR/hero/12?page=2'],
      ['/hero/12/', '/hero/12'],
      ['/he/', '/he'],
      ['/warrior/12', '/hero/12'],
      ['/he/warrior/12?tab=2', '/he/hero/12?tab=2'],
      ['/warrior/%2F%2Fevil.example', '/hero/%2F%2Fevil.example'],
      ['/hero/old/12', '/hero/12'],
      ['/hero/00012', '/hero/12'],
      ['/he/hero/012?tab=1', '/he/hero/12?tab=1'],
      ['//evil.example/', '/evil.example'],
      ['//evil.example', '/evil.example'],
    ])('%s lives at %s', async (address, location) => {
      const page = await portal.get(address);
      expect(page.status).toBe(301);
      expect(page.headers.location).toBe(location);
    });

    it('leaves an address alone that is a page', async () => {
      expect((await portal.get('/secret')).status).toBe(200);
    });

    it.each(['/\\evil.example/', '/he\\\\/', '/%5Cevil.example'])('%s goes nowhere', async (target) => {
      const page = await portal.getRaw(target);
      expect(page.status).toBe(404);
      expect(page.location).toBeUndefined();
    });
  });

  describe('status', () => {
    it.each([
      ['/', 200],
      ['/hero/Mira', 200],
      ['/hero/missing', 404],
      ['/hero/unreadable', 404],
      ['/hero/12?page=abc', 200],
      ['/hero/away', 503],
      ['/warrior', 404],
      ['/hero/12/more', 404],
      ['/hero/0', 200],
      ['/nowhere', 404],
      ['/api', 404],
    ])('of %s is %i', async (address, status) => {
      expect((await portal.get(address)).status).toBe(status);
    });

    it('of a page that is not there comes with the shell, its words and no index', async () => {
      const page = await portal.get('/nowhere', { 'accept-language': 'ru' });
      expect(page.text).toContain('<title>Not found ru · Lantern &lt;Isle&gt;</title>');
      expect(page.text).toContain('<meta name="robots" content="noindex, nofollow">');
      expect(page.text).not.toContain('rel="canonical"');
      expect(page.text).toContain('src="/shell/static/shell.js"');
    });

    it('of a page whose subject cannot be read now asks to come again, and is not indexed', async () => {
      const page = await portal.get('/hero/away');
      expect(page.headers['retry-after']).toBe('10');
      expect(page.text).toContain('<meta name="robots" content="noindex, nofollow">');
      expect(page.text).not.toContain('rel="canonical"');
    });

    it('of an unknown call of the API is an error of the API', async () => {
      const answer = await portal.get('/api/nowhere');
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'request.route_not_found' });
    });
  });

  describe('head', () => {
    it('has title, description, canonical, alternates and share tags of the page', async () => {
      const { text } = await portal.get('/he/hero/Mira');
      expect(text).toContain('<title>Mira he · Lantern &lt;Isle&gt;</title>');
      expect(text).toContain('<meta name="description" content="Mira of Lantern &amp; Co, number Mira">');
      expect(text).toContain('<meta name="keywords" content="Mira, heroes">');
      expect(text).toContain('<link rel="canonical" href="https://isle.example/hero/Mira">');
      expect(text).toContain(
        '<link rel="alternate" hreflang="x-default" href="https://isle.example/hero/Mira">',
      );
      expect(text).toContain('<link rel="alternate" hreflang="en" href="https://isle.example/hero/Mira">');
      expect(text).toContain(
        '<link rel="alternate" hreflang="pt-BR" href="https://isle.example/pt-BR/hero/Mira">',
      );
      expect(text.match(/hreflang="/g)).toHaveLength(8);
      expect(text).toContain('<meta property="og:url" content="https://isle.example/hero/Mira">');
    });

    it('keeps search engines out of pages that are not for them', async () => {
      const { text } = await portal.get('/secret');
      expect(text).not.toContain('rel="preload" as="script"');
      expect(text).toContain('<meta name="robots" content="noindex, nofollow">');
      expect(text).not.toContain('rel="canonical"');
    });

    it('says where the login is on a page that is not for everybody, for the script ahead of the first paint', async () => {
      const tagOf = async (path: string) => /<html[^>]*>/.exec((await portal.get(path)).text)?.[0];
      expect(await tagOf('/he/secret')).toBe('<html lang="he" dir="rtl" data-login="/he/login">');
      expect(await tagOf('/secret')).toBe('<html lang="en" dir="ltr" data-login="/login">');
      expect(await tagOf('/')).toBe('<html lang="en" dir="ltr">');
    });

    it('asks early for the files of the route', async () => {
      const { text } = await portal.get('/he');
      expect(text).toMatch(
        /<link rel="preload" as="script" href="\/releases\/mfe-heroes\/[^/]+\/remoteEntry\.js" integrity="sha256-[^"]{44}">/,
      );
      expect(text).toMatch(/<link rel="preload" as="script" href="[^"]+\/static\/remote\.js">/);
      expect(text).toMatch(
        /<link rel="preload" as="style" href="[^"]+\/static\/remote\.css" integrity="sha256-[^"]{44}">/,
      );
      expect(text).toMatch(
        /<link rel="preload" as="fetch" crossorigin="anonymous" href="[^"]+\/i18n\/he\.\w+\.json">/,
      );
      expect(text).toContain('href="/shell/font/rubik-hebrew-wght-normal.woff2"');
      expect(text).not.toContain('rubik-cyrillic');
    });
  });

  describe('data', () => {
    it('is inlined under the address that the client asks for', async () => {
      const { pageData } = (await portal.get('/hero/Mira')).boot();
      expect(pageData).toEqual({
        '/api/heroes/Mira': { status: 200, body: expect.objectContaining({ name: 'Mira' }) },
      });
    });

    it('says that the subject is missing, so that the client need not ask again', async () => {
      const { pageData } = (await portal.get('/hero/missing')).boot();
      expect(pageData['/api/heroes/missing']).toMatchObject({
        status: 404,
        body: { code: 'players.player_not_found' },
      });
    });

    it('does not hold the page up when it does not come', async () => {
      const page = await portal.get('/hero/stuck');
      expect(page.status).toBe(200);
      expect(page.boot().pageData).toEqual({});
      expect(page.text).toContain('<title>Lantern &lt;Isle&gt;</title>');
    });

    it('cannot break out of its script, its title or its attributes', async () => {
      const name = '</script><script>alert(1)</script>"\'&\u2028<!--';
      const page = await portal.get(`/hero/${encodeURIComponent(encodeURIComponent(name))}`);
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('<script>alert');
      expect(page.text).not.toContain('<!--');
      expect(page.text).not.toContain('\u2028</');
      expect(page.text).toContain(
        '<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;',
      );
      expect(Object.values(page.boot().pageData)[0]?.body).toMatchObject({ name });
    });
  });

  describe('policy', () => {
    it('allows our own files, and the inline scripts of the page by their content', async () => {
      const page = await portal.get('/');
      const policy = String(page.headers['content-security-policy']);
      const scripts = [...page.text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) {
        expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      }
      expect(policy).toContain("default-src 'none'");
      expect(/script-src ([^;]+)/.exec(policy)?.[1]).toMatch(/^'self'(?: 'sha256-[\w+/]{43}=')+$/);
      expect(page.headers['cache-control']).toBe('no-cache');
    });

    it("is that of the page it was made for as long as that is kept, and no one else's", async () => {
      const [first, second] = await Promise.all([portal.get('/'), portal.get('/')]);
      expect(second.text).toBe(first.text);
      expect((await portal.get('/he')).text).not.toBe(first.text);
    });
  });
});
