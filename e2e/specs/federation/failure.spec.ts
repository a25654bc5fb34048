import type { Page } from '@playwright/test';
import type { ConsoleGuard } from '../../core/console-guard.js';
import { expect, test } from '../../core/test.js';
import { navigationLabel, text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

/** What a browser and a page say when files do not come. */
const EXPECTED = [
  /ERR_FAILED/,
  /RemoteLoadError|RUNTIME-0\d\d|Federation Runtime|ScriptNetworkError/i,
  /Loading (?:CSS )?chunk/,
  /Failed to fetch|mfe_market|mfe-market: |preloaded using link preload/,
];

const PARTS = {
  entry: /\/releases\/mfe-market\/[^/]+\/(?:.*\/)?remoteEntry[^/]*\.js/,
  code: /\/releases\/mfe-market\/[^/]+\/(?!.*remoteEntry).*\.js/,
  texts: /\/releases\/mfe-market\/[^/]+\/i18n\//,
  everything: /\/releases\/mfe-market\//,
} as const;

async function block(page: Page, guard: ConsoleGuard, pattern: RegExp): Promise<void> {
  guard.allow(...EXPECTED);
  await page.route(pattern, (route) => route.abort());
}

async function expectFailure(portal: PortalPage): Promise<void> {
  const label = navigationLabel('mfe-market', '/market', portal.language);
  await expect(portal.heading).toHaveText(portal.shellText('remote.unavailable.title', { label }));
  await expect(portal.main).toContainText(portal.shellText('remote.unavailable.message'));
}

async function retry(portal: PortalPage): Promise<void> {
  await portal.main.getByRole('button', { name: portal.shellText('remote.retry') }).click();
}

for (const [part, pattern] of Object.entries(PARTS)) {
  test(`without its ${part} a remote's page says so, everything else works, and a retry brings it`, async ({
    page,
    guard,
  }) => {
    await block(page, guard, pattern);
    const portal = new PortalPage(page);
    await portal.open('/');
    await portal.markDocument();
    await portal.follow(navigationLabel('mfe-market', '/market'));
    await expectFailure(portal);

    await portal.follow(navigationLabel('mfe-public', '/rankings'));
    await expect(portal.main.getByRole('table')).toBeVisible();
    await page.goBack();
    await expectFailure(portal);

    await page.unroute(pattern);
    await retry(portal);
    await expect(portal.heading).toHaveText(text('mfe-market', 'stores.title'));
    await portal.expectSameDocument();
  });
}

test('a remote that does not answer from the first moment can be read in Hebrew, says that it is not live, and comes with a retry', async ({
  page,
  guard,
}) => {
  await block(page, guard, PARTS.everything);
  const portal = new PortalPage(page, 'he');
  // It does not become live, which a visit of the fixture waits for.
  await page.goto('/he/market', { waitUntil: 'commit' });
  await expect(portal.main.locator('.not-live')).toBeVisible();
  await portal.markDocument();
  await expect(portal.heading).toHaveText(text('mfe-market', 'stores.title', { language: 'he' }));
  await expect(portal.main.locator('.not-live')).toContainText(portal.shellText('remote.notLive'));
  const visit = text('mfe-market', 'store.visit', { language: 'he' });
  await expect(portal.main.getByRole('link', { name: visit }).first()).toBeVisible();
  await portal.follow(navigationLabel('mfe-database', '/database', 'he'));
  await expect(portal.heading).toHaveText(text('mfe-database', 'database.title', { language: 'he' }));
  await portal.follow(navigationLabel('mfe-market', '/market', 'he'));
  await expectFailure(portal);
  await page.unroute(PARTS.everything);
  await retry(portal);
  await expect(portal.heading).toHaveText(text('mfe-market', 'stores.title', { language: 'he' }));
  await portal.expectSameDocument();
});

test('a remote that is lost after it was shown keeps the rest of the portal whole', async ({
  page,
  guard,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/market');
  await portal.markDocument();
  await block(page, guard, PARTS.everything);
  await portal.follow(navigationLabel('mfe-public', '/rankings'));
  await expect(portal.main.getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(portal.heading).toHaveText(text('mfe-market', 'stores.title'));
  await portal.expectSameDocument();
});

test('a remote that sends broken code leaves the shell standing', async ({ page, guard }) => {
  guard.allow(...EXPECTED, /SyntaxError|Unexpected|exception/);
  await page.route(PARTS.entry, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'this is not code' }),
  );
  const portal = new PortalPage(page);
  await portal.open('/');
  await portal.markDocument();
  await portal.follow(navigationLabel('mfe-market', '/market'));
  await expect(portal.main.getByRole('button', { name: portal.shellText('remote.retry') })).toBeVisible();
  await page.unroute(PARTS.entry);
  await retry(portal);
  await expect(portal.heading).toHaveText(text('mfe-market', 'stores.title'));
  await portal.expectSameDocument();
});

test('without the texts of the shell what was served stays, and says in its language that it is not live', async ({
  context,
  baseURL,
  guard,
}) => {
  // Not the page of the fixture, which waits for the shell.
  const page = await context.newPage();
  guard.allow(...EXPECTED, /i18n|texts/);
  await page.route(/\/shell\/i18n\//, (route) => route.abort());
  await page.goto(`${baseURL}/he`);
  const notice = page.locator('#portal-stalled');
  const portal = new PortalPage(page, 'he');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(portal.shellText('remote.notLive'));
  await expect(portal.heading).toBeVisible();
  await page.unroute(/\/shell\/i18n\//);
  await notice.getByRole('link').click();
  await expect(notice).toHaveCount(0);
  await expect(portal.heading).toBeVisible();
});
