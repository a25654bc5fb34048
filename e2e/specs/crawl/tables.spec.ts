import type { Page } from '@playwright/test';
import { addressOf, openPages, playerPages, type Reader } from '../../core/pages.js';
import type { DemoAccount } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { LANGUAGES } from '../../core/views.js';
import { Visitor } from '../../core/visitor.js';
import { PortalPage } from '../../pages/portal-page.js';

/** The narrowest window with tables instead of cards, and a common one. */
const WIDTHS = [800, 1280];

/** Visible tables that are wider than their place, by name, with both widths. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      const [width, room] = [table.clientWidth, table.parentElement?.clientWidth ?? 0];
      const name = table.querySelector('caption')?.textContent;
      return table.checkVisibility() && room > 1 && width > room + 1 ? [`${name}: ${width} of ${room}`] : [];
    }),
  );
}

const VISITORS: { pages: string[]; account?: DemoAccount }[] = [
  { pages: openPages() },
  { pages: playerPages(), account: 'demoplayer' },
];

for (const { pages, account } of VISITORS) {
  test(
    `no table of a page for ${account ?? 'everyone'} is wider than its window, in any language @long`,
    {
      tag: '@desktop',
    },
    async ({ browser }) => {
      test.setTimeout(600_000);
      const baseURL = process.env.PORTICO_E2E_URL ?? '';
      const visitor = await Visitor.create(browser, { baseURL, width: 'desktop', account });
      const { page } = visitor;
      const read: Reader = async (address) => (await page.request.get(address)).json();
      let tables = 0;
      for (const pattern of pages) {
        const address = await addressOf(pattern, read);
        for (const language of LANGUAGES) {
          await visitor.begin('light');
          await new PortalPage(page, language).open(address);
          // Other pages come with their tables.
          if (account !== undefined) await visitor.untilAtRest();
          const found = await page.locator('main table').count();
          tables += found;
          if (found === 0) break;
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 });
            expect.soft(await tooWide(page), `${address} in ${language} at ${width}`).toEqual([]);
          }
        }
      }
      await visitor.close();
      expect(tables, 'tables').toBeGreaterThan(LANGUAGES.length);
    },
  );
}
