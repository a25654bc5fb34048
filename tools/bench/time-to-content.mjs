import { chromium } from '@playwright/test';
import { chromiumPath } from '../programs.mjs';
import { CHROMIUM_FLAGS } from './first-visit.mjs';
import { median } from './statistics.mjs';
import { buildOneBundle } from './one-bundle/build.mjs';
import { startProxy } from './one-bundle/proxy.mjs';
import { startPortal } from './portal.mjs';

const ROUNDS = 5;

/** Slow 4G as Lighthouse throttles it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/**
 * Runs in the page: notes when the first row of a table can be read, and when it can be used because it is live.
 */
function noteContent() {
  const seen = {};
  window.contentSeen = seen;
  const note = (name) => requestAnimationFrame(() => (seen[name] ??= performance.now()));
  new MutationObserver(() => {
    if (!document.querySelector('main tbody tr')) return;
    note('readable');
    if (!document.querySelector('[data-rendered]')) note('usable');
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(noteContent);
  await page.goto(url, { timeout: 60_000 });
  await page.waitForFunction(() => window.contentSeen.usable !== undefined, undefined, { timeout: 60_000 });
  const seen = await page.evaluate(() => window.contentSeen);
  await context.close();
  return seen;
}

/** Cold visit of /rankings, slow 4G and a processor four times slower: federated against one bundle, taken in turns. */
export async function timeToContent(print) {
  await buildOneBundle();
  const portal = await startPortal();
  const plain = await startProxy(portal.url);
  const single = await startProxy(portal.url, { remote: 'mfe-public' });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
  });
  const times = { federated: [], single: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      times.federated.push(await visit(browser, `${plain.url}/rankings`));
      times.single.push(await visit(browser, `${single.url}/rankings`));
    }
  } finally {
    await browser.close();
    plain.stop();
    single.stop();
    await portal.stop();
  }
  for (const name of ['readable', 'usable']) {
    const [federated, one] = [times.federated, times.single].map((seen) =>
      median(seen.map((at) => at[name])),
    );
    print(
      `${name.padEnd(8)} federated ${(federated / 1000).toFixed(2)} s, one bundle ${(one / 1000).toFixed(2)} s (median of ${ROUNDS}), ratio ${(federated / one).toFixed(2)} (bar 1.40)`,
    );
  }
}
