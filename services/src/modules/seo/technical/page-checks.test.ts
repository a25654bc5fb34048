import { LANGUAGES } from '@portico/domain';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { OwnPages } from './own-pages.js';
import { checkPages } from './page-checks.js';
import { spread } from './sitemap-sample.js';

const LINKS = [...LANGUAGES, 'x-default'].map(
  (language) => `<link rel="alternate" hreflang="${language}" href="/">`,
);
const CANONICAL = '<link rel="canonical" href="https://isle.example/">';
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const whole = (body = '') => page(CANONICAL + LINKS.join(''), body);

/** The portal for the checks: a site map, and pages by their address without language. */
function portalOf(pages: Record<string, string | number>): FastifyInstance {
  const app = fastify();
  const listed = Object.keys(pages).filter((path) => !path.startsWith('/linked'));
  app.get('/sitemap.xml', () => '<sitemap><loc>https://isle.example/sitemap-pages-1.xml</loc></sitemap>');
  app.get('/sitemap-pages-1.xml', () =>
    listed.map((path) => `<url><loc>https://isle.example${path}</loc></url>`).join(''),
  );
  app.get('/*', (request, reply) => {
    const [, prefix = '', ...rest] = request.url.split('/');
    const path = LANGUAGES.some((language) => language === prefix) ? `/${rest.join('/')}` : request.url;
    const answer = pages[path] ?? 404;
    if (answer === 301) return reply.redirect('/whole', 301);
    return typeof answer === 'number' ? reply.code(answer).send('') : reply.type('text/html').send(answer);
  });
  return app;
}

async function check(pages: Record<string, string | number>, signal = new AbortController().signal) {
  const checks = await checkPages(new OwnPages(portalOf(pages), signal), signal);
  return Object.fromEntries(checks.map(({ check: name, ...result }) => [name, result]));
}

describe('the checks of own pages', () => {
  it('find nothing wrong with pages as they are to be', async () => {
    const { sitemap, links } = await check({ '/whole': whole('<a href="/whole#part">x</a>') });
    expect(sitemap).toEqual({ checked: 1, faults: 0, findings: [] });
    expect(links).toEqual({ checked: 1, faults: 0, findings: [] });
  });

  it('name what the site map promises and a page does not keep', async () => {
    const { sitemap } = await check({
      '/a-gone': 404,
      '/b-hidden': page(`<meta name="robots" content="noindex, nofollow">`),
      '/c-nameless': page(LINKS.join('')),
      '/d-alone': page(CANONICAL + LINKS.slice(1).join('')),
    });
    expect(sitemap?.findings).toEqual([
      { fault: 'status', path: '/a-gone', detail: '404', on: null },
      { fault: 'noindex', path: '/zh/b-hidden', detail: '', on: null },
      { fault: 'canonical', path: '/ja/c-nameless', detail: '', on: null },
      { fault: 'hreflang', path: '/pt-BR/d-alone', detail: 'en', on: null },
    ]);
  });

  it('follow the links of the portal, and name those that lead nowhere with the page they are on', async () => {
    const body = [
      '/linked/gone?a=1&amp;b=2',
      '/linked/moved',
      '/linked/busy',
      'https://elsewhere.example/',
      '//elsewhere.example/',
      '#part',
    ].map((href) => `<a class="x" href="${href}">x</a>`);
    const { links } = await check({
      '/whole': whole(body.join('')),
      '/linked/moved': 301,
      '/linked/busy': 503,
    });
    expect(links).toEqual({
      checked: 3,
      faults: 1,
      findings: [{ fault: 'link', path: '/linked/gone?a=1&b=2', detail: '404', on: '/whole' }],
    });
  });

  it('list the slowest pages though none is slow', async () => {
    const { speed } = await check({ '/one': whole(), '/two': whole() });
    expect(speed).toMatchObject({ checked: 2, faults: 0 });
    expect(speed?.findings).toHaveLength(2);
  });

  it('look at no page once the time is over', async () => {
    const { sitemap } = await check({ '/whole': whole() }, AbortSignal.abort());
    expect(sitemap?.checked).toBe(0);
  });
});

it('a sample is spread from the first to the last', () => {
  const all = Array.from({ length: 100 }, (_, index) => index);
  expect(spread(all, 4)).toEqual([0, 33, 66, 99]);
  expect(spread(all, 1)).toEqual([0]);
  expect(spread([1, 2], 5)).toEqual([1, 2]);
});
