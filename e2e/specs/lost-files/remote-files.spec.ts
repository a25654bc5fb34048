import { holdClock, passDeadline } from '../../core/deadline.js';
import { isFull } from '../../core/full-suite.js';
import { loseFiles, MARKET_FILES } from '../../core/lost-files.js';
import { expect, test } from '../../core/test.js';
import { navigationLabel, text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const MARKET = navigationLabel('mfe-market', '/market');
const RANKINGS = navigationLabel('mfe-public', '/rankings');
const TITLE = text('mfe-market', 'stores.meta.title');

/** The home page shows bargains and has the market's entry. */
const WITHOUT_MARKET = '/features';

/** A remote without any of its files gives the same message. */
const PARTS = isFull ? (['entry', 'code', 'texts', 'everything'] as const) : (['code'] as const);

const retryOf = (portal: PortalPage) =>
  portal.main.getByRole('button', { name: portal.shellText('kit.error.retry') });

test(
  'a remote whose files do not come says so, everything else works, and a retry brings it',
  { tag: '@desktop' },
  async ({ page, guard }) => {
    const portal = new PortalPage(page);
    const unavailable = portal.shellText('remote.unavailable.title', { label: MARKET });
    for (const part of PARTS) {
      await test.step(`without its ${part}`, async () => {
        await portal.open(WITHOUT_MARKET);
        await portal.markDocument();
        const mend = await loseFiles(page, guard, MARKET_FILES[part], 'missing');
        await portal.follow(MARKET);
        await expect(portal.heading).toHaveText(unavailable);
        await expect(portal.main).toContainText(portal.shellText('remote.unavailable.message'));
        await portal.follow(RANKINGS);
        await expect(portal.main.getByRole('table')).toBeVisible();
        await page.goBack();
        await expect(portal.heading).toHaveText(unavailable);
        await mend();
        await retryOf(portal).click();
        await expect(portal.heading).toHaveText(TITLE);
        await portal.expectSameDocument();
      });
    }

    await test.step('once it was shown it needs none of them', async () => {
      await loseFiles(page, guard, MARKET_FILES.everything, 'missing');
      await portal.follow(RANKINGS);
      await expect(portal.main.getByRole('table')).toBeVisible();
      await page.goBack();
      await expect(portal.heading).toHaveText(TITLE);
      await portal.expectSameDocument();
      await page.unrouteAll();
    });

    await test.step('with an entry that is not code', async () => {
      await portal.open(WITHOUT_MARKET);
      await portal.markDocument();
      const mend = await loseFiles(page, guard, MARKET_FILES.entry, 'broken');
      await portal.follow(MARKET);
      await expect(retryOf(portal)).toBeVisible();
      await mend();
      await retryOf(portal).click();
      await expect(portal.heading).toHaveText(TITLE);
      await portal.expectSameDocument();
    });
  },
);

test(
  'a remote whose files hang says so in time, and a retry asks again @long',
  { tag: '@desktop' },
  async ({ page, guard }) => {
    await holdClock(page);
    const portal = new PortalPage(page);
    const unavailable = portal.shellText('remote.unavailable.title', { label: MARKET });
    for (const part of ['entry', 'code', 'styles', 'texts'] as const) {
      await test.step(`its ${part}`, async () => {
        await portal.open(WITHOUT_MARKET);
        await portal.markDocument();
        const mend = await loseFiles(page, guard, MARKET_FILES[part], 'hanging');
        await portal.follow(MARKET);
        await passDeadline(page, (limit) => expect(portal.heading).toHaveText(unavailable, limit));
        await mend();
        await retryOf(portal).click();
        await expect(portal.heading).toHaveText(TITLE);
        await portal.expectSameDocument();
      });
    }

    await test.step('the code of one of its pages', async () => {
      await portal.open('/rankings');
      await portal.markDocument();
      const mend = await loseFiles(page, guard, /\/releases\/mfe-public\//, 'hanging');
      await portal.follow(navigationLabel('mfe-public', '/features'));
      await passDeadline(page, (limit) => expect(retryOf(portal)).toBeVisible(limit));
      await portal.follow(RANKINGS);
      await expect(portal.main.getByRole('table')).toBeVisible();
      await page.goBack();
      await passDeadline(page, (limit) => expect(retryOf(portal)).toBeVisible(limit));
      await mend();
      await retryOf(portal).click();
      await expect(portal.heading).toHaveText(text('mfe-public', 'features.meta.title'));
      await portal.expectSameDocument();
    });
  },
);
