import type { APIRequestContext } from '@playwright/test';
import { isFull } from '../../core/full-suite.js';
import { ServedPage } from '../../core/served-page.js';
import { expect, test } from '../../core/test.js';

const LANGUAGES = ['en', 'zh', 'ja', 'pt-BR', 'ru', 'ko', 'he'] as const;

/** With PORTICO_TEST_FULL=1 each page is read in all languages; otherwise in English and one more, which changes from page to page. */
const languagesAt = (place: number) =>
  isFull
    ? LANGUAGES
    : LANGUAGES.filter((_, index) => index === 0 || index === 1 + (place % (LANGUAGES.length - 1)));

/** Pages of one kind share one component, so one of each is read. */
const MAX_PAGES_PER_FILE = 1;
const MAX_LINKS = 60;
/** Number of pages that even a busy server renders in time. */
const AT_ONCE = 2;

/** Views of pages without an address of their own in the site map. */
const VIEWS = ['/database?tab=maps', '/database?tab=quests', '/rankings?page=2'];

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of left) await work(one);
    }),
  );
}

async function locationsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  const found = (await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g);
  return Array.from(found, ([, location = '']) => new URL(location).pathname);
}

/** One page of every kind in the site map, and every page that is the only one of its kind. */
async function mappedPages(request: APIRequestContext): Promise<string[]> {
  const files = await locationsOf(request, '/sitemap.xml');
  const firstFiles = files.filter((file) => file.endsWith('-1.xml'));
  const pages = await Promise.all(
    firstFiles.map(async (file) => {
      const all = await locationsOf(request, file);
      return file.startsWith('/sitemap-pages') ? all : all.slice(0, MAX_PAGES_PER_FILE);
    }),
  );
  return pages.flat();
}

function inLanguage(path: string, language: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Address as in a canonical link, without language and query. */
function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '';
}

test.describe('who runs no script @desktop', () => {
  test('finds every kind of page from robots.txt on, and reads each in its languages', async ({
    request,
  }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
    const paths = [...(await mappedPages(request)), ...VIEWS];
    for (const kind of [
      '/player/',
      '/item/',
      '/monster/',
      '/map/',
      '/npc/',
      '/quest/',
      '/rankings',
      '/market',
    ])
      expect(
        paths.some((path) => path.startsWith(kind)),
        `${kind} in the site map`,
      ).toBe(true);

    const pages = new Map<string, ServedPage>();
    const addresses = paths.flatMap((path, place) =>
      languagesAt(place).map((language) => ({ path, language })),
    );
    await inTurns(addresses, async ({ path, language }) => {
      const page = await ServedPage.read(request, inLanguage(path, language));
      page.expectReadable(language);
      pages.set(`${language} ${path}`, page);
    });
    const pageOf = (language: string, path: string) => {
      const page = pages.get(`${language} ${path}`);
      if (page === undefined) throw new Error(`${path} was not read in ${language}`);
      return page;
    };

    for (const [place, path] of paths.entries()) {
      const english = pageOf('en', path);
      for (const language of languagesAt(place)) {
        const page = pageOf(language, path);
        expect.soft(pathOf(new URL(page.canonical ?? 'x:').pathname), page.address).toBe(pathOf(path));
        expect.soft(page.alternates, `alternates of ${page.address}`).toEqual(english.alternates);
        expect
          .soft(new URL(page.alternates[language] ?? 'x:').pathname, `${page.address} names itself`)
          .toBe(pathOf(page.address));
        expect.soft(page.meta('og:title'), page.address).toBe(page.title);
        if (language === 'en') continue;
        const isTranslated = page.meta('description') !== english.meta('description');
        expect.soft(isTranslated, `description of ${page.address}`).toBe(true);
        if (page.meta('keywords') !== undefined)
          expect.soft(page.meta('keywords'), page.address).not.toBe(english.meta('keywords'));
      }
    }
    const titled = paths.filter((path) => !VIEWS.includes(path));
    for (const language of LANGUAGES) {
      const titles = titled.flatMap((path) => pages.get(`${language} ${path}`)?.title ?? []);
      expect.soft(titles, `titles in ${language}`).toEqual([...new Set(titles)]);
    }
  });

  test('comes from the content of each page to pages that are there, and gets a picture of each @long', async ({
    request,
  }) => {
    const links = new Set<string>();
    const cards = new Set<string>();
    const mapped = await mappedPages(request);
    for (const path of [...mapped, ...VIEWS]) {
      const page = await ServedPage.read(request, path);
      // A few links of a long list represent all.
      for (const link of [...page.links.slice(0, 8), ...page.links.slice(-3)]) links.add(link);
      if (VIEWS.includes(path)) continue;
      const card = page.meta('og:image');
      expect.soft(card, `card of ${path}`).toBeDefined();
      if (card !== undefined) cards.add(new URL(card).pathname);
    }
    expect(links.size).toBeGreaterThan(20);
    await inTurns([...links].slice(0, MAX_LINKS), async (link) => {
      expect.soft((await ServedPage.read(request, link)).status, link).toBe(200);
    });
    expect(cards.size).toBeGreaterThan(8);
    await inTurns([...cards], async (card) => {
      const answer = await request.get(card);
      expect.soft(answer.headers()['content-type'], card).toBe('image/png');
      const png = await answer.body();
      expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], card).toEqual([1200, 630]);
    });
  });

  test('reads the questions of the home page, whose profile a page is, what is not there, and where a page lives', async ({
    request,
  }) => {
    const kinds = async (path: string) =>
      (await ServedPage.read(request, path)).structured.map((block) => block['@type']);
    expect(await kinds('/')).toEqual(['WebSite', 'FAQPage']);
    const player = (await locationsOf(request, '/sitemap-players-1.xml'))[0] ?? '';
    expect(await kinds(player)).toEqual(['BreadcrumbList', 'ProfilePage']);

    for (const path of [
      '/nowhere',
      '/he/nowhere',
      '/player/2147483647',
      '/item/9999999',
      '/ru/quest/64000',
      '/monster/x',
    ]) {
      const page = await ServedPage.read(request, path);
      expect.soft(page.status, path).toBe(404);
      expect.soft(page.meta('robots'), path).toBe('noindex, nofollow');
      expect.soft(page.canonical, path).toBeUndefined();
    }
    const item = (await locationsOf(request, '/sitemap-items-1.xml'))[0] ?? '';
    const padded = await request.get(`/he${item.replace('/item/', '/item/0')}`, { maxRedirects: 0 });
    expect(padded.status()).toBe(301);
    expect(padded.headers().location).toBe(`/he${item}`);
  });
});
