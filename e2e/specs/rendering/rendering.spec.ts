import type { Page } from '@playwright/test';
import { addressOf, openPages, type Reader } from '../../core/pages.js';
import { pageText } from '../../core/page-text.js';
import { movedSince, openWithoutScripts } from '../../core/places.js';
import { expect, test } from '../../core/test.js';

/** It shows what came of the link that the fragment of its address brings: no server knows. */
const BY_FRAGMENT = '/confirm-email';

/** Read from left to right and from right to left. */
const DIRECTIONS = ['en', 'he'] as const;

const isFull = process.env.PORTICO_TEST_FULL === '1';

/** The width at which a page is measured; with PORTICO_TEST_FULL=1 it is both. */
function widthOf(place: number): string[] {
  if (isFull) return [];
  return [place % 2 === 0 ? '@phone' : '@desktop'];
}

/** The direction that a page is measured in, so that over all pages each is met at each width; with PORTICO_TEST_FULL=1 it is both. */
function directionsOf(place: number): readonly string[] {
  return isFull ? DIRECTIONS : DIRECTIONS.filter((_, index) => index === Math.floor(place / 2) % 2);
}

const OTHERS = ['zh', 'ja', 'pt-BR', 'ru', 'ko'] as const;

/** One for each page, and over all pages all; with PORTICO_TEST_FULL=1 each page in all. */
function languagesOf(place: number): readonly string[] {
  if (isFull) return OTHERS;
  return [OTHERS[place % OTHERS.length] ?? 'ja'];
}

const addressIn = (language: string, path: string) =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

/** Until all of it is live and it has what it asks for by itself. */
async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-rendered]') === null);
  await page.waitForLoadState('networkidle');
}

test.use({
  // Elsewhere than the game server: times are drawn again for whoever reads.
  timezoneId: 'America/New_York',
  reducedMotion: 'reduce',
});

test.describe('what the server renders', () => {
  for (const [place, pattern] of openPages()
    .filter((page) => page !== BY_FRAGMENT)
    .entries()) {
    test(
      `of ${pattern} is what the browser keeps, nothing of it moves, and those without scripts have it all`,
      { tag: widthOf(place) },
      async ({ page, context, request, guard, browser, baseURL, contextOptions }) => {
        const scriptless = await browser.newContext({ ...contextOptions, baseURL, javaScriptEnabled: false });
        const paper = await scriptless.newPage();
        if (pattern === '/nowhere') guard.allow(/404/);
        // Other journeys of this network sent some.
        await context.route('**/api/demo/mails', (route) => route.fulfill({ json: { mails: [] } }));
        const ask: Reader = async (address) => (await request.get(address)).json();
        const path = await addressOf(pattern, ask);
        for (const language of directionsOf(place)) {
          const { release } = await openWithoutScripts(page, addressIn(language, path));
          release();
          await untilLive(page);
          expect.soft(await movedSince(page), `${language} ${path}`).toEqual([]);
          await page.unrouteAll({ behavior: 'ignoreErrors' });

          await paper.goto(addressIn(language, path));
          const read = await pageText(paper);
          expect.soft(read.length, `text of ${language} ${path}`).toBeGreaterThan(20);
          const live = await pageText(page);
          // Who votes beside the login needs scripts: without them nothing is offered.
          if (pattern === '/login') expect.soft(live, `text of ${language} ${path}`).toContain(read);
          else expect.soft(live, `text of ${language} ${path}`).toBe(read);
        }
        await scriptless.close();
      },
    );
  }

  test('is the same in the browser in the other languages, by day and by night @desktop', async ({
    page,
    request,
    guard,
  }) => {
    test.slow();
    guard.allow(/404/);
    const read: Reader = async (address) => (await request.get(address)).json();
    for (const [index, pattern] of openPages().entries()) {
      const path = await addressOf(pattern, read);
      for (const language of languagesOf(index)) {
        await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
        // A difference is told on the console, and fails the test.
        await page.goto(addressIn(language, path));
      }
    }
  });
});
