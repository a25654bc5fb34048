import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Logger } from '@nestjs/common';
import { contentFile } from '../src/modules/releases/publishing/content-template.js';
import { startPortal, type TestPortal } from './portal/start-portal.js';

const TEMPLATE = `
<h1><bdi>{{name}}</bdi></h1>
<p>{{#t}}hero.text{{/t}}</p>
<p>{{#t}}hero.deeds, count{{/t}}</p>
{{#guild}}<a href="{{#link}}/guild/{{name}}{{/link}}">{{#t}}hero.member{{/t}}</a>{{/guild}}
<b>{{#number}}12345{{/number}}</b> <time>{{#day}}1767225600000{{/day}}</time> {{missing}}
<q>{{#words}}motto{{/words}}</q><s>{{#words}}guild{{/words}}</s>
`;

const HEROES = {
  name: 'mfe-heroes',
  paths: ['/', '/hero'],
  pages: [
    { path: '/', titleKey: 'hero.title', descriptionKey: 'hero.title', content: 'home.mustache' },
    {
      path: '/hero/:id',
      titleKey: 'hero.title',
      descriptionKey: 'hero.title',
      data: ['/api/heroes/{id}'],
      content: 'hero.mustache',
    },
    { path: '/hero', titleKey: 'hero.title', descriptionKey: 'hero.title' },
    {
      path: '/hero/:id/day',
      titleKey: 'hero.title',
      descriptionKey: 'hero.title',
      data: ['/api/heroes/{id}'],
      content: 'day.mustache',
    },
  ],
  texts: {
    hero: {
      title: 'Hero',
      text: '{{name}} walks {{site.name}} ({language})',
      member: 'of {{name}}',
      deeds_one: 'one deed',
      deeds_other: '{{count}} deeds',
    },
  },
  content: {
    'hero.mustache': TEMPLATE,
    'home.mustache':
      '<h1>{{#t}}hero.title{{/t}}</h1>{{#faq}}<dt>{{#words}}question{{/words}}</dt>{{/faq}}{{^faq}}<i>usual</i>{{/faq}}' +
      '{{#links.chat}}<a href="{{links.chat}}">chat</a>{{/links.chat}}',
    'day.mustache': '<time>{{#day}}{{name}}{{/day}}</time>',
  },
};

/** Nothing to see before the shell starts but, should it not, that it did not. */
const NOTICE_ALONE =
  /<div id="root"><div class="served-stalled" id="portal-stalled" role="status" hidden><p>[^<]*<\/p><a href="">[^<]*<\/a><\/div><\/div>/;

const bodyOf = (page: string) => page.slice(page.indexOf('<body>'), page.indexOf('id="portal-boot"'));

describe('the content of a page for readers without JavaScript', () => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await startPortal({ settings: { public: { site: { name: 'Isle' } } } });
    await portal.release(HEROES);
  });

  afterAll(() => portal.close());

  it('is the template of the release, filled with data and texts in the language of the page', async () => {
    const body = bodyOf((await portal.get('/pt-BR/hero/Mira')).text);
    expect(body).toContain('<h1><bdi>Mira</bdi></h1>');
    expect(body).toContain('<p>Mira walks Isle (pt-BR)</p>');
    expect(body).toContain('<p>3 deeds</p>');
    expect(body).toContain('<a href="/pt-BR/guild/Lantern &amp; Co">of Lantern &amp; Co</a>');
    expect(body).toContain('<b>12.345</b>');
    expect(body).toMatch(/<time>1 de jan\. de 2026<\/time>/);
  });

  it('has the words of an owner in the language of the page, else in English, and as text', async () => {
    const contentIn = async (prefix: string) => bodyOf((await portal.get(`${prefix}/hero/Mira`)).text);
    expect(await contentIn('/he')).toContain('<q>תמיד קדימה</q>');
    expect(await contentIn('/ko')).toContain('<q>Ever &lt;onward&gt;</q><s></s>');
  });

  it('shows what visitors wrote as text, also inside of texts', async () => {
    const body = bodyOf((await portal.get(`/hero/${encodeURIComponent('<img src=x>')}`)).text);
    expect(body).not.toContain('<img');
    expect(body).toContain('<p>&lt;img src=x&gt; walks Isle (en)</p>');
  });

  it('stands in a frame with the navigation and all languages', async () => {
    const body = bodyOf((await portal.get('/he/hero/Mira')).text);
    expect(body).toContain('<a href="/he">mfe-heroes he</a>');
    expect(body).toContain('<a href="/hero/Mira" hreflang="en" lang="en">English</a>');
    expect(body).not.toContain('<noscript>');
  });

  it('has the questions and links of the owner, in the language of the page', async () => {
    expect(bodyOf((await portal.get('/')).text)).toContain('<i>usual</i>');
    const own = await startPortal({
      settings: {
        public: {
          faq: [{ question: { en: 'Who <are> you?', he: 'מי אתם?' }, answer: 'Friends.' }],
          links: {
            chat: 'https://chat.example/a?b&c',
            more: [{ label: { en: 'Rules', he: 'חוקים' }, url: 'https://isle.example/rules' }],
          },
        },
      },
    });
    try {
      await own.release(HEROES);
      const english = bodyOf((await own.get('/')).text);
      expect(english).toContain('<dt>Who &lt;are&gt; you?</dt>');
      expect(english).not.toContain('<i>usual</i>');
      expect(english).toContain('<a href="https:&#x2F;&#x2F;chat.example&#x2F;a?b&amp;c">chat</a>');
      const hebrew = bodyOf((await own.get('/he')).text);
      expect(hebrew).toContain('<dt>מי אתם?</dt>');
      expect(hebrew).toContain(
        '<a href="https://isle.example/rules" rel="noopener noreferrer"><bdi>חוקים</bdi></a>',
      );
    } finally {
      await own.close();
    }
  });

  it('says what is missing where nothing is, with a way home', async () => {
    const nowhere = await portal.get('/he/nowhere');
    expect(nowhere.status).toBe(404);
    expect(bodyOf(nowhere.text)).toMatch(/<h1>[^<]+<\/h1>.*<a href="\/he">/);
    const missing = await portal.get('/hero/missing');
    expect(missing.status).toBe(404);
    expect(bodyOf(missing.text)).toMatch(/<h1>[^<]+<\/h1>.*<a href="\/">/);
  });

  it('launches the scripts after it was painted, with nothing that competes before', async () => {
    const { text } = await portal.get('/hero/Mira');
    expect(text).not.toContain('<script defer');
    expect(text).not.toContain('rel="preload" as="script"');
    expect(text).toMatch(/<script nonce="[^"]+">\(function\(links,scripts\)/);
    expect(text).toContain('["/shell/static/shell.js"]');
  });

  it('is left out where the page has no template, which then asks for JavaScript ahead of all', async () => {
    const body = bodyOf((await portal.get('/hero')).text);
    expect(body).toMatch(NOTICE_ALONE);
    expect(body.indexOf('<noscript>')).toBeLessThan(body.indexOf('<div id="root">'));
    expect(body).toContain('<noscript>');
  });

  it('is left out where the template and the data do not go together, and the page is there all the same', async () => {
    const { status, text } = await portal.get('/hero/Mira/day');
    expect(status).toBe(200);
    expect(bodyOf(text)).toMatch(NOTICE_ALONE);
  });

  it.each([
    ['{{{name}}}', /values are always escaped/],
    ['{{&name}}', /values are always escaped/],
    ['{{> other}}', /is not allowed/],
    ['{{=<% %>=}}', /is not allowed/],
    ['<script>1</script>', /<script is not allowed/],
    ['<b onclick="x">1</b>', /onclick= is not allowed/],
    ['<img/onerror=x>', /onerror= is not allowed/],
    ['<b title=""onclick="x">1</b>', /onclick= is not allowed/],
    ['{{#open}}', /Unclosed section/],
    ['<scr{{! }}ipt>1</scr{{! }}ipt>', /outside of quotes/],
    ['<b on{{! }}click="x">1</b>', /outside of quotes/],
    ['</div><!-- the rest of the page', /is no whole tag/],
    ['<b title="the rest of the page', /is no whole tag/],
    ['<textarea>', /<textarea is not allowed/],
    ['{{#__proto__}}{{answers.push}}{{/__proto__}}', /\{\{__proto__\}\} is not allowed/],
    ['{{#site.constructor.prototype}}{{/site.constructor.prototype}}', /is not allowed/],
    ['{{#t}}hero.nowhere{{/t}}', /lacks hero\.nowhere/],
  ])('is refused at the release as %s', async (template, reason) => {
    const content = { ...HEROES.content, 'hero.mustache': template };
    await expect(portal.release({ ...HEROES, content })).rejects.toThrow(reason);
  });

  it('is refused once when a release that was made before the refusal is shown', async () => {
    const warned = vi.spyOn(Logger.prototype, 'warn');
    const { version } = await portal.release({
      name: 'mfe-relics',
      paths: ['/relic'],
      pages: [
        { path: '/relic', titleKey: 'page.title', descriptionKey: 'page.text', content: 'relic.mustache' },
      ],
      content: { 'relic.mustache': '<p>a relic</p>' },
    });
    await portal.lookAgain();
    const file = join(portal.home, 'releases', 'mfe-relics', version, contentFile('relic.mustache'));
    writeFileSync(file, '<p>{{__proto__}}</p>');
    for (let visit = 0; visit < 3; visit++)
      expect(bodyOf((await portal.get('/relic')).text)).toMatch(NOTICE_ALONE);
    const refusals = warned.mock.calls.filter(([message]) => JSON.stringify(message).includes('__proto__'));
    expect(refusals).toHaveLength(1);
    warned.mockRestore();
  });

  it('is left out where lists within lists would keep the portal busy', async () => {
    await portal.release({
      name: 'mfe-echoes',
      paths: ['/echo'],
      pages: [
        {
          path: '/echo/:id',
          titleKey: 'page.title',
          descriptionKey: 'page.text',
          data: ['/api/heroes/{id}'],
          content: 'echo.mustache',
        },
      ],
      content: {
        'echo.mustache':
          '{{#site}}'.repeat(3) +
          '{{#deeds}}'.repeat(6) +
          'x' +
          '{{/deeds}}'.repeat(6) +
          '{{/site}}'.repeat(3),
      },
    });
    await portal.lookAgain();
    const begun = performance.now();
    const { status, text } = await portal.get('/echo/Mira');
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(status).toBe(200);
    expect(bodyOf(text)).toMatch(NOTICE_ALONE);
  });

  it.each(['/api/../ring', '/api/%2e%2e/ring', '/api/..\\ring'])(
    'does not begin with a page that begins with itself: %s',
    async (address) => {
      await portal.release({
        name: 'mfe-ring',
        paths: ['/ring'],
        pages: [{ path: '/ring', titleKey: 'page.title', descriptionKey: 'page.text', data: [address] }],
      });
      await portal.lookAgain();
      for (let visit = 0; visit < 3; visit++) expect((await portal.get('/ring')).status).toBe(200);
      expect((await portal.get('/hero/Mira')).status).toBe(200);
    },
  );

  it('is refused at the release when the template is not there', async () => {
    await expect(
      portal.release({
        ...HEROES,
        name: 'mfe-knights',
        paths: ['/knight'],
        pages: [
          { path: '/knight', titleKey: 'hero.title', descriptionKey: 'hero.title', content: 'k.mustache' },
        ],
      }),
    ).rejects.toThrow(/k\.mustache does not exist/);
  });
});
