import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/workspace.mjs';
import { until } from '../until.mjs';
import { withBrowser } from './browser.mjs';
import { EDITS, edited, keepFiles } from './dev/edits.mjs';
import { childrenOf, megabytesOf, processorSecondsOf } from './load/processes.mjs';
import { startServer } from './portal.mjs';
import { median } from './statistics.mjs';

const TAKES = 10;

/** Developers look at a change before they make the next one. By then the standby process is ready again. */
const PAUSE_MS = 3_000;

const LOOK_MS = 20;
const LIMIT_MS = 120_000;

/** Time from editing a file until Chromium shows the change, in `npm run dev` of the whole portal. The files are restored. */
export async function editToSee(print, takes = TAKES) {
  const restore = keepFiles();
  const dev = await startDev();
  try {
    await withBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(`${dev.url}/market`);
      await page.locator('h1').first().waitFor({ timeout: LIMIT_MS });
      await page.evaluate(() => (window.isTheSamePage = true));
      print(`started in ${dev.seconds.toFixed(1)} s`);
      for (const edit of EDITS) print(await measure(edit, { page, takes, dev, restore }));
      print(`memory of the process that watches: ${dev.megabytes()} MB`);
    });
  } finally {
    restore();
    await dev.stop();
  }
}

async function measure(edit, { page, takes, dev, restore }) {
  const times = [];
  const processor = [];
  for (let take = 1; take <= takes; take++) {
    const content = readFileSync(join(ROOT, edit.file), 'utf8');
    const before = dev.processorSeconds();
    const since = performance.now();
    writeFileSync(join(ROOT, edit.file), edited(edit, content, take));
    await untilSeen(() => edit.isShown(take, { page, url: dev.url }));
    times.push((performance.now() - since) / 1000);
    processor.push(dev.processorSeconds() - before);
    restore();
    await untilSeen(async () => !(await edit.isShown(take, { page, url: dev.url })));
    await page.waitForTimeout(PAUSE_MS);
  }
  const isKept = await page.evaluate(() => window.isTheSamePage === true);
  await page.evaluate(() => (window.isTheSamePage = true));
  const seconds = (values) => `${median(values).toFixed(2)} s`;
  return (
    `${edit.name}: ${seconds(times)} (bar ${edit.bar} s; ${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)} s, ` +
    `processor ${seconds(processor)}, page ${isKept ? 'kept' : 'loaded again'})`
  );
}

async function untilSeen(isSo) {
  const isSeen = await until(() => isSoNow(isSo), { forMs: LIMIT_MS, everyMs: LOOK_MS });
  if (!isSeen) throw new Error('The edit was not seen within two minutes');
}

/** A page that is reloading, or a portal that is restarting, does not show the change yet. */
async function isSoNow(isSo) {
  try {
    return await isSo();
  } catch {
    return false;
  }
}

async function startDev() {
  const program = [process.execPath, 'tools/dev.mjs'];
  const { port, pid, seconds, end } = await startServer(program, { ready: 'Portico is developed at' });
  return {
    url: `http://localhost:${port}`,
    seconds,
    processorSeconds: () => processorSecondsOfAll(pid),
    megabytes: () => megabytesOf(pid),
    stop: () => end('SIGTERM'),
  };
}

function processorSecondsOfAll(pid) {
  return childrenOf(pid).reduce(
    (sum, child) => sum + processorSecondsOfAll(child),
    processorSecondsOf(pid, true),
  );
}
