import { openPage, withBrowser } from './browser.mjs';
import { buildOneBundle } from './one-bundle/build.mjs';
import { startProxy } from './one-bundle/proxy.mjs';
import { withPortal } from './portal.mjs';
import { median } from './statistics.mjs';

const ROUNDS = 5;

/** Slow 4G as in Lighthouse. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Runs in the page. Records when the first table row can be read, and when it is hydrated and can be used. */
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
  const { context, page, session } = await openPage(browser, { width: 412, height: 823 });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(noteContent);
  await page.goto(url, { timeout: 60_000 });
  await page.waitForFunction(() => window.contentSeen.usable !== undefined, undefined, { timeout: 60_000 });
  const seen = await page.evaluate(() => window.contentSeen);
  await context.close();
  return seen;
}

/** First visit of /rankings with slow 4G and a four times slower CPU: federated and one bundle, in turns. */
export async function timeToContent(print) {
  await buildOneBundle();
  const times = { federated: [], single: [] };
  await withPortal((portal) =>
    withBrowser(async (browser) => {
      const plain = await startProxy(portal.url);
      const single = await startProxy(portal.url, { remote: 'mfe-public' });
      for (let round = 0; round < ROUNDS; round += 1) {
        times.federated.push(await visit(browser, `${plain.url}/rankings`));
        times.single.push(await visit(browser, `${single.url}/rankings`));
      }
      plain.stop();
      single.stop();
    }),
  );
  for (const name of ['readable', 'usable']) {
    const [federated, one] = [times.federated, times.single].map((seen) =>
      median(seen.map((at) => at[name])),
    );
    print(
      `${name.padEnd(8)} federated ${(federated / 1000).toFixed(2)} s, one bundle ${(one / 1000).toFixed(2)} s (median of ${ROUNDS}), ratio ${(federated / one).toFixed(2)} (bar 1.40)`,
    );
  }
}
