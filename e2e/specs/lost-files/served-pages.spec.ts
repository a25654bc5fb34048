import type { Page } from '@playwright/test';
import { holdClock, passDeadline } from '../../core/deadline.js';
import { isFull } from '../../core/full-suite.js';
import { loseFiles, MARKET_FILES, type Loss } from '../../core/lost-files.js';
import { expect, test } from '../../core/test.js';
import { navigationLabel, text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const PUBLIC_STYLES = /\/releases\/mfe-public\/.*\.css/;
const SHELL_CODE = /\/shell\/static\/js\//;
const SHELL_TEXTS = /\/shell\/i18n\//;

/** Not every file of a page can be lost in every way. */
const LOST_REMOTES: Record<Loss, RegExp> = {
  hanging: /\/releases\/mfe-public\/(?!.*\.css)/,
  missing: /\/releases\/mfe-public\//,
  broken: /\/releases\/mfe-public\/.*\.js/,
};

/** Without the shell the page does not become live, and a visit of the fixture waits for that. */
const openServed = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

test(
  'what the server wrote stays to be read where its remote does not come, and becomes live on retry',
  { tag: '@desktop' },
  async ({ page, guard }) => {
    await holdClock(page);
    const portal = new PortalPage(page, 'he');
    const rows = portal.main.getByRole('row');
    const notice = portal.main.locator('.not-live');
    const words = portal.shellText('remote.notLive');
    const retry = notice.getByRole('button', { name: portal.shellText('kit.error.retry') });
    for (const loss of isFull ? (['hanging', 'missing', 'broken'] as const) : (['hanging'] as const)) {
      await test.step(`its code is ${loss}`, async () => {
        const mend = await loseFiles(page, guard, LOST_REMOTES[loss], loss);
        await openServed(page, '/he/rankings');
        const served = await rows.allTextContents();
        expect(served.length).toBeGreaterThan(5);
        // The frame is live, so its own deadline is over.
        await expect(page.locator('#portal-stalled')).toHaveCount(0);
        await passDeadline(page, (limit) => expect(notice).toContainText(words, limit));
        expect(await rows.allTextContents()).toEqual(served);
        await expect(portal.main.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(page.getByRole('banner')).toBeVisible();
        await portal.markDocument();
        await mend();
        await retry.click();
        await expect(notice).toHaveCount(0);
        await expect(portal.main.getByRole('searchbox')).toBeVisible();
        await portal.expectSameDocument();
        await page.unrouteAll();
      });
    }

    await test.step('other pages work meanwhile', async () => {
      const label = navigationLabel('mfe-market', '/market', 'he');
      const title = text('mfe-market', 'stores.meta.title', { language: 'he' });
      const mend = await loseFiles(page, guard, MARKET_FILES.everything, 'missing');
      await openServed(page, '/he/market');
      await expect(notice).toContainText(words);
      await portal.markDocument();
      await expect(portal.heading).toHaveText(title);
      const visit = text('mfe-market', 'seller.visit', { language: 'he' });
      await expect(portal.main.getByRole('link', { name: visit }).first()).toBeVisible();
      await portal.follow(navigationLabel('mfe-database', '/database', 'he'));
      await expect(portal.heading).toHaveText(text('mfe-database', 'items.meta.title', { language: 'he' }));
      await portal.follow(label);
      await expect(portal.heading).toHaveText(portal.shellText('remote.unavailable.title', { label }));
      await mend();
      await portal.main.getByRole('button', { name: portal.shellText('kit.error.retry') }).click();
      await expect(portal.heading).toHaveText(title);
      await portal.expectSameDocument();
    });
  },
);

test(
  'a page whose styles hang is shown without them in time, and its links work @long',
  { tag: '@desktop' },
  async ({ page, guard }) => {
    await holdClock(page);
    await loseFiles(page, guard, PUBLIC_STYLES, 'hanging');
    await openServed(page, '/rankings');
    // The head requests everything at once, so that a hanging file delays nothing else.
    await expect(page.locator('body')).toBeAttached();
    // Not `performance`, because the test's clock replaces all of it.
    const isPainted = () =>
      page.evaluate(() => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'paint', buffered: true });
        return observer.takeRecords().some(({ name }) => name === 'first-contentful-paint');
      });
    await passDeadline(page, (limit) => expect.poll(isPainted, limit).toBe(true));
    const player = new PortalPage(page).main.getByRole('rowheader').getByRole('link').first();
    await player.click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/player\/\d+$/);
  },
);

test(
  'a shell that does not come leaves what was served, with links that work and a notice @long',
  { tag: '@desktop' },
  async ({ context, guard, baseURL }) => {
    // Not the `page` of the fixture, which waits for the shell.
    const page = await context.newPage();
    await holdClock(page);
    const notice = page.locator('#portal-stalled');
    for (const loss of ['missing', 'hanging'] as const) {
      await test.step(`its code is ${loss}`, async () => {
        const mend = await loseFiles(page, guard, SHELL_CODE, loss);
        const portal = new PortalPage(page);
        await openServed(page, `${baseURL}/rankings`);
        await passDeadline(page, (limit) => expect(notice).toBeVisible(limit));
        await expect(notice).toContainText(portal.shellText('remote.notLive'));
        await expect(portal.main.getByRole('table')).toBeVisible();
        await portal.main.getByRole('rowheader').getByRole('link').first().click({ noWaitAfter: true });
        await expect(page).toHaveURL(/\/player\/\d+$/);
        await expect(portal.heading).toBeVisible();

        await openServed(page, `${baseURL}/market`);
        await passDeadline(page, (limit) => expect(notice).toBeVisible(limit));
        await expect(notice).toContainText(portal.shellText('remote.notLive'));
        await expect(portal.heading).toHaveText(text('mfe-market', 'stores.meta.title'));
        await mend();
        await notice.getByRole('link').click();
        await expect(portal.heading).toHaveText(text('mfe-market', 'stores.meta.title'));
        await expect(notice).toHaveCount(0);
        await page.unrouteAll();
      });
    }

    await test.step('its texts are missing: the notice is in the language of the page', async () => {
      const mend = await loseFiles(page, guard, SHELL_TEXTS, 'missing');
      await openServed(page, `${baseURL}/he`);
      const portal = new PortalPage(page, 'he');
      await passDeadline(page, (limit) => expect(notice).toBeVisible(limit));
      await expect(notice).toContainText(portal.shellText('remote.notLive'));
      await expect(portal.heading).toBeVisible();
      // Only after the press: otherwise the shell would load its texts again by itself and the notice would disappear.
      page.on('request', (asked) => {
        if (asked.isNavigationRequest()) void mend();
      });
      await notice.getByRole('link').click();
      await expect(notice).toHaveCount(0);
      await expect(portal.heading).toBeVisible();
    });
  },
);
