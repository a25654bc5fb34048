import { openPage, withBrowser } from './browser.mjs';
import { withPortal } from './portal.mjs';
import { median } from './statistics.mjs';

const ROUNDS = 5;

/** An average mobile connection: 1.6 Mbit/s, round trips of 150 ms. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** How long the pointer is on a link before the click. undefined clicks without pointing first, as a script does. */
const LEADS_MS = [undefined, 100, 300, 1000];

/** Runs in the page. Records when the link was clicked and when the first table row of the other page appeared. */
function noteNavigation() {
  const seen = {};
  window.navigationSeen = seen;
  document.addEventListener('click', () => (seen.clicked ??= performance.now()), { capture: true });
  new MutationObserver(() => {
    if (seen.clicked === undefined || seen.shown !== undefined) return;
    if (window.location.pathname !== '/rankings' || !document.querySelector('main tbody tr')) return;
    requestAnimationFrame(() => (seen.shown ??= performance.now()));
  }).observe(document, { childList: true, subtree: true });
}

/** Time from clicking a link to another remote's page until its content is shown, with nothing of that remote in the cache. */
async function navigate(browser, url, lead) {
  const { context, page, session } = await openPage(browser, { width: 1280, height: 800 });
  await page.addInitScript(noteNavigation);
  await page.goto(`${url}/market`, { waitUntil: 'networkidle' });
  await session.send('Network.emulateNetworkConditions', LINE);
  const link = page.locator('header a[href="/rankings"]');
  if (lead === undefined) {
    await link.evaluate((element) => element.click());
  } else {
    const { x, y } = await link.boundingBox();
    await page.mouse.move(x + 10, y + 10);
    await page.waitForTimeout(lead);
    await page.mouse.down();
    await page.mouse.up();
  }
  await page.waitForFunction(() => window.navigationSeen.shown !== undefined, undefined, { timeout: 60_000 });
  const { clicked, shown } = await page.evaluate(() => window.navigationSeen);
  await context.close();
  return shown - clicked;
}

export async function navigation(print) {
  const times = new Map(LEADS_MS.map((lead) => [lead, []]));
  await withPortal(({ url }) =>
    withBrowser(async (browser) => {
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [lead, list] of times) list.push(await navigate(browser, url, lead));
    }),
  );
  for (const [lead, list] of times) {
    const name = lead === undefined ? 'not pointed at' : `pointed at for ${lead} ms`;
    print(`${name.padEnd(24)} ${(median(list) / 1000).toFixed(2)} s from the click (median of ${ROUNDS})`);
  }
}
