import type { Page } from '@playwright/test';
import type { ConsoleGuard } from '../../core/console-guard.js';
import { holdClock, passDeadline } from '../../core/deadline.js';
import { expect, test } from '../../core/test.js';
import { navigationLabel, text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const PARTS = {
  entry: /\/releases\/mfe-market\/.*remoteEntry[^/]*\.js/,
  code: /\/releases\/mfe-market\/(?!.*remoteEntry).*\.js/,
  styles: /\/releases\/mfe-market\/.*\.css/,
  texts: /\/releases\/mfe-market\/[^/]+\/i18n\//,
} as const;

const PUBLIC_STYLES = /\/releases\/mfe-public\/.*\.css/;
const SHELL_CODE = /\/shell\/static\/js\//;

/** Ends a fault: what is asked for from now on is answered. */
type Mend = () => Promise<unknown> | void;

/** What was asked for is never answered, not even once the fault is mended: it has to be asked for again. */
async function hang(page: Page, guard: ConsoleGuard, pattern: RegExp): Promise<Mend> {
  expectFaults(guard);
  let isMended = false;
  await page.route(pattern, (route) => (isMended ? route.continue() : new Promise<void>(() => undefined)));
  return () => {
    isMended = true;
  };
}

function expectFaults(guard: ConsoleGuard): void {
  guard.allow(
    /ERR_FAILED|Failed to fetch|preloaded using link preload/,
    /Loading (?:CSS )?chunk|RUNTIME-0\d\d|Federation Runtime|ScriptNetworkError|SyntaxError|Unexpected|exception/,
    /mfe[-_](?:market|public)/,
  );
}

test.beforeEach(({ page }) => holdClock(page));

for (const [part, pattern] of Object.entries(PARTS)) {
  test(`a remote whose ${part} hangs says so in time, and a retry asks again`, async ({ page, guard }) => {
    const portal = new PortalPage(page);
    await portal.open('/');
    await portal.markDocument();
    const mend = await hang(page, guard, pattern);
    const label = navigationLabel('mfe-market', '/market');
    await portal.follow(label);
    const title = portal.shellText('remote.unavailable.title', { label });
    await passDeadline(page, (limit) => expect(portal.heading).toHaveText(title, limit));
    await mend();
    await portal.main.getByRole('button', { name: portal.shellText('remote.retry') }).click();
    await expect(portal.heading).toHaveText(text('mfe-market', 'stores.title'));
    await portal.expectSameDocument();
  });
}

test('a page whose own code hangs says so in time, and a retry asks again', async ({ page, guard }) => {
  const portal = new PortalPage(page);
  await portal.open('/rankings');
  await portal.markDocument();
  const mend = await hang(page, guard, /\/releases\/mfe-public\//);
  const label = navigationLabel('mfe-public', '/features');
  await portal.follow(label);
  const retry = portal.main.getByRole('button', { name: portal.shellText('remote.retry') });
  await passDeadline(page, (limit) => expect(retry).toBeVisible(limit));
  await portal.follow(navigationLabel('mfe-public', '/rankings'));
  await expect(portal.main.getByRole('table')).toBeVisible();
  await page.goBack();
  await passDeadline(page, (limit) => expect(retry).toBeVisible(limit));
  await mend();
  await retry.click();
  await expect(portal.heading).toHaveText(text('mfe-public', 'features.title'));
  await portal.expectSameDocument();
});

/** Ways in which the remote of a page that the server wrote does not come. */
const LOST: Record<string, (page: Page, guard: ConsoleGuard) => Promise<Mend>> = {
  hangs: (page, guard) => hang(page, guard, /\/releases\/mfe-public\/(?!.*\.css)/),
  'is missing': async (page, guard) => {
    expectFaults(guard);
    await page.route(/\/releases\/mfe-public\//, (route) => route.abort());
    return () => page.unrouteAll();
  },
  'is broken': async (page, guard) => {
    expectFaults(guard);
    await page.route(/\/releases\/mfe-public\/.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'this is not code' }),
    );
    return () => page.unrouteAll();
  },
};

for (const [way, lose] of Object.entries(LOST)) {
  test(`what the server wrote stays to be read where its remote ${way}, and becomes live on retry`, async ({
    page,
    guard,
  }) => {
    const mend = await lose(page, guard);
    const portal = new PortalPage(page, 'he');
    // Its load event waits for what hangs.
    await page.goto('/he/rankings', { waitUntil: 'commit' });
    const rows = portal.main.getByRole('row');
    const served = await rows.allTextContents();
    expect(served.length).toBeGreaterThan(5);
    const notice = portal.main.locator('.not-live');
    // The frame is: of its own deadline nothing is left.
    await expect(page.locator('#portal-stalled')).toHaveCount(0);
    const words = portal.shellText('remote.notLive');
    await passDeadline(page, (limit) => expect(notice).toContainText(words, limit));
    expect(await rows.allTextContents()).toEqual(served);
    await expect(portal.main.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();

    await portal.markDocument();
    await mend();
    await notice.getByRole('button', { name: portal.shellText('remote.retry') }).click();
    await expect(notice).toHaveCount(0);
    await expect(portal.main.getByRole('searchbox')).toBeVisible();
    await portal.expectSameDocument();
  });
}

test('a page whose styles hang is shown without them in time, and its links work', async ({
  page,
  guard,
}) => {
  await hang(page, guard, PUBLIC_STYLES);
  await page.goto('/rankings', { waitUntil: 'commit' });
  // All that its head asks for is then asked for: what hangs is given up at the deadline, not what comes after it.
  await expect(page.locator('body')).toBeAttached();
  // Not of `performance`, of which the clock of the test stands in for all.
  const isPainted = () =>
    page.evaluate(() => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'paint', buffered: true });
      return observer.takeRecords().some(({ name }) => name === 'first-contentful-paint');
    });
  await passDeadline(page, (limit) => expect.poll(isPainted, limit).toBe(true));
  const portal = new PortalPage(page);
  await portal.main.getByRole('rowheader').getByRole('link').first().click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/player\/\d+$/);
});

for (const way of ['is missing', 'hangs'] as const) {
  test(`a shell whose code ${way} leaves what was served, with links that work`, async ({
    context,
    guard,
    baseURL,
  }) => {
    expectFaults(guard);
    // Not the page of the fixture, which waits for the shell.
    const page = await context.newPage();
    let mend = await hang(page, guard, SHELL_CODE);
    if (way === 'is missing') {
      await page.route(SHELL_CODE, (route) => route.abort());
      mend = () => page.unrouteAll();
    }
    const portal = new PortalPage(page);
    await page.goto(`${baseURL}/rankings`, { waitUntil: 'commit' });
    const notice = page.locator('#portal-stalled');
    await passDeadline(page, (limit) => expect(notice).toBeVisible(limit));
    await expect(notice).toContainText(portal.shellText('remote.notLive'));
    await expect(portal.main.getByRole('table')).toBeVisible();
    await portal.main.getByRole('rowheader').getByRole('link').first().click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/player\/\d+$/);
    await expect(portal.heading).toBeVisible();

    await page.goto(`${baseURL}/market`, { waitUntil: 'commit' });
    await passDeadline(page, (limit) => expect(notice).toBeVisible(limit));
    await expect(notice).toContainText(portal.shellText('remote.notLive'));
    await expect(portal.heading).toHaveText(text('mfe-market', 'stores.title'));
    await mend();
    await notice.getByRole('link').click();
    await expect(portal.heading).toHaveText(text('mfe-market', 'stores.title'));
    await expect(notice).toHaveCount(0);
  });
}
