import { addressOf, allPages, type Reader } from '../core/pages.js';
import { movedSince, openWithoutScripts } from '../core/places.js';
import { expect, test } from '../core/test.js';

/** Read from left to right and from right to left. */
const MEASURED = ['en', 'he'] as const;
const OTHERS = ['zh', 'ja', 'pt-BR', 'ru', 'ko'] as const;

/** Longer than anything that a page does by itself once it is live. */
const SETTLED_MS = 1_000;

const addressIn = (language: string, path: string) =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

test.use({
  // Elsewhere than the game server: times are drawn again for whoever reads.
  timezoneId: 'America/New_York',
  reducedMotion: 'reduce',
});

test.describe('what the server renders', () => {
  for (const pattern of allPages()) {
    test(`of ${pattern} is what the browser keeps, and nothing of it moves`, async ({
      page,
      request,
      guard,
    }) => {
      if (pattern === '/nowhere') guard.allow(/404/);
      const read: Reader = async (address) => (await request.get(address)).json();
      const path = await addressOf(pattern, read);
      for (const language of MEASURED) {
        const { release } = await openWithoutScripts(page, addressIn(language, path));
        const served = await page.locator('main').innerText();
        release();
        await page.waitForFunction(() => document.querySelector('[data-rendered]') === null);
        await page.waitForTimeout(SETTLED_MS);
        expect.soft(await movedSince(page), `${language} ${path}`).toEqual([]);
        expect.soft(served.length, `text of ${language} ${path}`).toBeGreaterThan(20);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    });
  }

  test('is the same in the browser in the other languages, by day and by night @desktop', async ({
    page,
    request,
    guard,
  }) => {
    test.slow();
    guard.allow(/404/);
    const read: Reader = async (address) => (await request.get(address)).json();
    for (const [index, pattern] of allPages().entries()) {
      const path = await addressOf(pattern, read);
      for (const [turn, language] of OTHERS.entries()) {
        await page.emulateMedia({ colorScheme: (index + turn) % 2 === 0 ? 'light' : 'dark' });
        // A difference is told on the console, and fails the test.
        await page.goto(addressIn(language, path));
      }
    }
  });
});
