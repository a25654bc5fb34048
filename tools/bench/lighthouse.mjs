import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { run, tail } from '../bootstrap/run.mjs';
import { chromiumPath } from '../programs.mjs';
import { median } from './statistics.mjs';
import { buildOneBundle } from './one-bundle/build.mjs';
import { startProxy } from './one-bundle/proxy.mjs';
import { withPortal } from './portal.mjs';

const RUNS = 5;

/** Lighthouse has a folder and lock file of its own, so that starting the portal does not install it. */
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'lighthouse');

const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const CATEGORIES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const METRICS = { LCP: ['largest-contentful-paint', 1800], CLS: ['cumulative-layout-shift', 0.02] };

async function loadLighthouse() {
  if (!existsSync(join(FOLDER, 'node_modules/lighthouse'))) {
    const { code, output } = await run('npm', ['ci', '--silent', '--ignore-scripts'], { cwd: FOLDER });
    if (code !== 0) throw new Error(`npm ci of ${FOLDER} failed:\n${tail(output, 10)}`);
  }
  const require = createRequire(join(FOLDER, 'package.json'));
  const load = (name) => import(pathToFileURL(require.resolve(name)).href);
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    load('lighthouse'),
    load('chrome-launcher'),
  ]);
  return { lighthouse, launch };
}

async function visit({ lighthouse, launch }, url) {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: CHROMIUM_FLAGS,
    logLevel: 'silent',
  });
  try {
    return (await lighthouse(url, { port: chrome.port, logLevel: 'silent' })).lhr;
  } finally {
    chrome.kill();
  }
}

/** Measures the page and the same page as one bundle in turns, so that other load on the machine affects both. */
async function measure(program, federated, single, path) {
  const results = { federated: [], single: [] };
  for (let round = 0; round < RUNS; round += 1) {
    results.federated.push(await visit(program, federated.url + path));
    results.single.push(await visit(program, single.url + path));
  }
  return results;
}

const medianOf = (results, audit) => median(results.map(({ audits }) => audits[audit].numericValue));

/** Milliseconds depend on the machine as much as on the page, so the machine's index and the one bundle's time are printed too. */
function blockingTime({ federated, single }) {
  const [ours, one] = [federated, single].map((results) => medianOf(results, 'total-blocking-time'));
  const index = median([...federated, ...single].map(({ environment }) => environment.benchmarkIndex));
  const ratio = one > 0 ? (ours / one).toFixed(2) : 'none';
  return `TBT ${Math.round(ours)} ms (bar 150), one bundle ${Math.round(one)} ms, ratio ${ratio}; machine index ${Math.round(index)}`;
}

function failedAudits({ audits, categories }) {
  return Object.keys(CATEGORIES)
    .filter((category) => category !== 'performance')
    .flatMap((category) => categories[category].auditRefs)
    .filter(({ weight, id }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
}

/** Lighthouse's mobile preset on home page, rankings and a player: medians against the budgets, and TBT also against one bundle. */
export async function lighthousePages(print) {
  const program = await loadLighthouse();
  await buildOneBundle();
  await withPortal(async ({ url }) => {
    const proxies = [await startProxy(url), await startProxy(url, { remote: 'mfe-public' })];
    const { players } = await (await fetch(`${url}/api/rankings?limit=1`)).json();
    for (const path of ['/', '/rankings', `/player/${players[0].id}`])
      printPage(print, path, await measure(program, ...proxies, path));
    for (const proxy of proxies) proxy.stop();
  });
}

function printPage(print, path, measured) {
  const results = measured.federated;
  const scores = Object.entries(CATEGORIES).map(([name, bar]) => {
    const score = median(results.map(({ categories }) => Math.round(categories[name].score * 100)));
    return `${name} ${score} (bar ${bar})`;
  });
  const metrics = Object.entries(METRICS).map(([name, [audit, bar]]) => {
    const value = medianOf(results, audit);
    return `${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`} (bar ${bar})`;
  });
  print(`${path}: ${scores.join(', ')}`);
  print(`  ${metrics.join(', ')}; ${blockingTime(measured)}`);
  const failed = [...new Set(results.flatMap(failedAudits))];
  if (failed.length > 0) print(`  not passed: ${failed.join(', ')}`);
}
