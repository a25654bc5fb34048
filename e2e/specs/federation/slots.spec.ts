import type { Locator, Page } from '@playwright/test';
import type { ConsoleGuard } from '../../core/console-guard.js';
import { signIn } from '../../core/sign-in.js';
import { isFull } from '../../core/full-suite.js';
import { watchLayoutShifts } from '../../core/layout-shifts.js';
import { loseFiles, MARKET_FILES } from '../../core/lost-files.js';
import { buildFixture } from '../../core/remote-copy.js';
import { holdClock, passDeadline } from '../../core/deadline.js';
import { expect, portalTest as test } from '../../core/test.js';
import { navigationLabel, text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

/** An item that stores sell, and one of the addresses of its page. */
const ITEM = 4_010_001;
const ADDRESS = `/item/${ITEM}`;

/** More than zero, because a font may load late. */
const STILL = 0.01;

/** The component test of the slots covers the other failures. */
const FAULTS = isFull ? (['load', 'render', 'effect', 'contract'] as const) : (['render', 'effect'] as const);

test.beforeAll(async ({ ownPortal }) => {
  const fixtures = [await buildFixture('remote-sixth'), await buildFixture('remote-faulty')];
  await ownPortal.succeed('release', ...fixtures);
});

const offersOf = (page: Page, language: 'en' | 'he' = 'en') =>
  page.getByRole('region', { name: text('mfe-market', 'offers.title', { language }) });

const failed = (portal: PortalPage, label: string) =>
  portal.main.getByText(portal.shellText('slot.failed', { label }));

function expectFaults(guard: ConsoleGuard): void {
  guard.allow(/remote[-_]faulty/, /exception: /, /Failed to fetch|ERR_FAILED|preloaded using/);
}

/** The registry follows a release within two seconds. */
async function openFilled(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText(/The sixth offers item/)).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

/** Waits until React controls the element with this text, which the server may have rendered earlier. */
async function untilLive(page: Page, words: string): Promise<void> {
  await page.waitForFunction((said) => {
    const place = [...document.querySelectorAll('[data-remote] p')].find(({ textContent }) =>
      textContent.includes(said),
    );
    return place !== undefined && Object.keys(place).some((key) => key.startsWith('__reactFiber'));
  }, words);
}

test('two remotes fill a slot of a page that knows neither, in their order and their own styles, and the board names them', async ({
  page,
}) => {
  const portal = new PortalPage(page, 'he');
  await openFilled(page, portal.address(ADDRESS));
  await expect(page.getByText(`The sixth offers item ${ITEM} (he)`)).toHaveCSS('letter-spacing', '5px');
  await expect(offersOf(page, 'he')).toHaveCSS('letter-spacing', 'normal');
  const remotes = portal.main.locator('[data-remote] [data-remote]');
  await expect(remotes).toHaveCount(3);
  expect(
    await remotes.evaluateAll((elements) => elements.map((element) => element.getAttribute('data-remote'))),
  ).toEqual(['mfe-market', 'remote-sixth', 'remote-faulty']);
  await offersOf(page, 'he').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/market\/\d+$/);

  await signIn(page, 'demowebadm');
  await new PortalPage(page).open('/admin/releases');
  const row = (name: string) => portal.main.getByRole('row', { name: new RegExp(name) });
  const slots = (names: string) => text('mfe-admin', 'releases.slots', { params: { names } });
  await expect(row('mfe-market')).toContainText(slots('home.bargains item.offers'));
  await expect(row('remote-sixth')).toContainText(slots('item.offers'));
  await expect(row('mfe-public')).not.toContainText('item.offers');
});

test('a fill with a fault says so in its place, moves nothing, and comes with a retry @long', async ({
  page,
  guard,
}) => {
  expectFaults(guard);
  const shifts = await watchLayoutShifts(page);
  const portal = new PortalPage(page);
  for (const fault of FAULTS) {
    await test.step(fault, async () => {
      const told = fault === 'render' ? page.waitForRequest('**/api/error-reports') : undefined;
      await page.goto(`${ADDRESS}?fault=${fault}`);
      await expect(failed(portal, 'Faulty')).toBeVisible();
      await expect(portal.heading).toBeVisible();
      await expect(offersOf(page).getByRole('listitem').first()).toBeVisible();
      await expect(page.getByText(/The sixth offers item/)).toBeVisible();
      await expect(portal.main.getByRole('alert')).toHaveCount(0);
      expect(await shifts()).toBeLessThan(STILL);
      const report = await told;
      if (report !== undefined) {
        expect(report.postDataJSON()).toMatchObject({ remote: 'remote-faulty', slot: 'item.offers' });
        expect((await report.response())?.status()).toBe(204);
      }

      await portal.markDocument();
      await page.evaluate(() =>
        window.history.replaceState(window.history.state, '', window.location.pathname),
      );
      await portal.main.getByRole('button', { name: portal.shellText('kit.error.retry') }).click();
      await expect(page.getByText('A fill without a fault')).toBeVisible();
      await expect(failed(portal, 'Faulty')).toHaveCount(0);
      await portal.expectSameDocument();
    });
  }
});

/** Files of the market's fill, without those of the remote itself. */
const OFFER_FILES = {
  entry: MARKET_FILES.entry,
  code: /\/releases\/mfe-market\/.*offers.*\.js/,
  styles: /\/releases\/mfe-market\/.*offers.*\.css/,
  texts: MARKET_FILES.texts,
} as const;

test('without the files of a fill the page is whole, and a retry brings it @long', async ({
  page,
  guard,
}) => {
  expectFaults(guard);
  const portal = new PortalPage(page);
  const market = navigationLabel('mfe-market', '/market');
  for (const [part, pattern] of Object.entries(OFFER_FILES)) {
    await test.step(part, async () => {
      const mend = await loseFiles(page, guard, pattern, 'missing');
      await page.goto(ADDRESS);
      await expect(failed(portal, market)).toBeVisible();
      await expect(portal.heading).toBeVisible();
      await portal.markDocument();
      await mend();
      await portal.main.getByRole('button', { name: portal.shellText('kit.error.retry') }).click();
      await expect(offersOf(page).getByRole('listitem').first()).toBeVisible();
      await portal.follow(market);
      await expect(portal.heading).toHaveText(text('mfe-market', 'stores.meta.title'));
      await portal.expectSameDocument();
    });
  }
});

test('a fill that never answers, or waits for ever, says so in time and leaves the page alone @long', async ({
  page,
  guard,
}) => {
  expectFaults(guard);
  await holdClock(page);
  const shifts = await watchLayoutShifts(page);
  const mend = await loseFiles(page, guard, OFFER_FILES.code, 'hanging');
  const portal = new PortalPage(page);
  await page.goto(`${ADDRESS}?fault=waiting`);
  // Its own deadline has passed by then, so the clock can advance for the others.
  await untilLive(page, 'The sixth offers item');
  for (const label of ['Faulty', navigationLabel('mfe-market', '/market')])
    await passDeadline(page, (limit) => expect(failed(portal, label)).toBeVisible(limit));
  expect(await shifts()).toBeLessThan(STILL);
  await mend();
  await portal.main
    .getByRole('button', { name: portal.shellText('kit.error.retry') })
    .first()
    .click();
  await expect(offersOf(page).getByRole('listitem').first()).toBeVisible();
});

test('a slot that no remote fills leaves no gap @long', async ({ page, ownPortal }) => {
  const portal = new PortalPage(page);
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  await page.setViewportSize({ width: 390, height: 844 });
  await openFilled(page, ADDRESS);
  await expect(offersOf(page)).toBeVisible();
  const fills = portal.main.locator('[data-remote] [data-remote]');
  const filled = await heightOf(portal.main);
  const ofFills = await Promise.all((await fills.all()).map(heightOf));
  const most = ofFills.reduce((sum, height) => sum + height, 0);
  expect(most).toBeGreaterThan(100);
  for (const remote of ['mfe-market', 'remote-sixth', 'remote-faulty'])
    await ownPortal.succeed('retire', remote);
  await expect(async () => {
    await page.goto(ADDRESS);
    await expect(portal.main.getByRole('table')).toBeVisible();
    // The gaps between them and the page are gone too.
    expect(await heightOf(portal.main)).toBeLessThan(filled - most);
  }).toPass();
  await expect(fills).toHaveCount(0);
  await ownPortal.succeed('rollback', 'mfe-market');
  await expect(async () => {
    await page.goto(ADDRESS);
    await expect(offersOf(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
});
