import type { Page } from '@playwright/test';
import { expect, test } from '../../core/test.js';
import { navigationLabel } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const OF_RANKINGS = /\/releases\/mfe-public\/|\/api\/rankings/;

/** Collects the server's answers for the rankings. Answers from the browser's cache transfer no bytes. */
async function answersOf(page: Page): Promise<string[]> {
  const seen: string[] = [];
  const inMemory = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestServedFromCache', ({ requestId }) => inMemory.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    const isCached =
      inMemory.has(requestId) || response.fromDiskCache === true || response.encodedDataLength === 0;
    if (!isCached && OF_RANKINGS.test(pathname)) seen.push(pathname);
  });
  await session.send('Network.enable');
  return seen;
}

test('a link that is pointed at brings code, styles, texts and data of its page, and the click needs no more @desktop', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/market');
  const seen = await answersOf(page);
  const link = await portal.entry(navigationLabel('mfe-public', '/rankings'));
  await link.hover();
  for (const part of [
    /remoteEntry[^/]*\.js$/,
    /\/js\/.*expose.*\.js$/,
    /\/js\/async\/rankings\.[^/]*\.js$/,
    /\.css$/,
    /\/i18n\/en\./,
    /^\/api\/rankings$/,
  ])
    await expect.poll(() => seen.filter((path) => part.test(path)).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const before = seen.length;
  await link.click();
  await expect(portal.main.getByRole('table')).toBeVisible();
  // The drawing in the head loads after its page.
  expect(seen.slice(before).filter((path) => !path.includes('/section-drawing.'))).toEqual([]);
  expect(new Set(seen).size).toBe(seen.length);
});

test('nothing is prefetched for visitors who save data @desktop @long', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
  const portal = new PortalPage(page);
  await portal.open('/market');
  const seen = await answersOf(page);
  const link = await portal.entry(navigationLabel('mfe-public', '/rankings'));
  await link.hover();
  // Longer than the pointer must rest on a link.
  await page.clock.runFor(500);
  expect(seen).toEqual([]);
  await link.click();
  await expect(portal.main.getByRole('table')).toBeVisible();
  expect(seen.length).toBeGreaterThan(0);
});
