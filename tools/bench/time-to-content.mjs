import { chromium } from '@playwright/test';
import { chromiumPath } from '../programs.mjs';
import { remoteNames } from './bytes.mjs';
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

/** Runs in the page: notes when the first row of a table is there. */
function noteContent() {
  new MutationObserver(() => {
    if (window.contentAt === undefined && document.querySelector('main tbody tr')) {
      requestAnimationFrame(() => (window.contentAt ??= performance.now()));
    }
  }).observe(document, { childList: true, subtree: true });
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
  await page.waitForFunction(() => window.contentAt !== undefined, undefined, { timeout: 60_000 });
  const time = await page.evaluate(() => window.contentAt);
  await context.close();
  return time;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Cold visit of /rankings, slow 4G and a processor four times slower: federated against one bundle, taken in turns. */
export async function timeToContent(print) {
  await buildOneBundle();
  const portal = await startPortal();
  const names = remoteNames();
  const plain = await startProxy(portal.url);
  const single = await startProxy(portal.url, { remote: 'mfe-public', names });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
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
  const [federated, one] = [median(times.federated), median(times.single)];
  print(
    `federated ${(federated / 1000).toFixed(2)} s, one bundle ${(one / 1000).toFixed(2)} s (median of ${ROUNDS})`,
  );
  print(`ratio ${(federated / one).toFixed(2)} (bar 1.40)`);
}
