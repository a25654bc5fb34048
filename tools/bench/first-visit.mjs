import { join } from 'node:path';
import { ROOT, projects, readJson } from '../bootstrap/workspace.mjs';
import { openPage, withBrowser } from './browser.mjs';
import { buildOneBundle } from './one-bundle/build.mjs';
import { startProxy } from './one-bundle/proxy.mjs';
import { withPortal } from './portal.mjs';

const VIEWPORT = { width: 412, height: 823 };
const JS_BAR = 180;
const JS_AIM = 150;
const RATIO_BAR = 1.25;

/** Chromium reports the tab icon and similar files some time after the page is quiet. */
const QUIET_MS = 1000;

const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

/** First pages of every remote: those in its navigation that need no session. */
function firstPages() {
  return projects()
    .filter(({ tags }) => tags.includes('type:remote'))
    .flatMap(({ name, folder }) => {
      const { pages, navigation } = readJson(join(ROOT, folder, 'dist/portal.json'));
      const paths = navigation
        .map(({ path }) => path)
        .filter((path) => pages.some((page) => page.path === path && page.permission === undefined));
      return [...new Set(name === 'mfe-public' ? ['/', '/rankings'] : paths.slice(0, 1))].map((path) => ({
        remote: name,
        path,
      }));
    });
}

/** All requests of a first visit, as the browser counts them: bytes of each answer with its headers. */
async function transfersOf(browser, url) {
  const { context, page, session } = await openPage(browser, VIEWPORT);
  const requests = new Map();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    requests.set(requestId, { url: response.url, kind: kindOf(response.url, type), body: 0, wire: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.body += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.wire = encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  await context.close();
  return [...requests.values()].filter((request) => !request.url.startsWith('data:'));
}

/** Bytes of a first visit on the wire, per page and per script, and their ratio to the same app as one bundle on the same server. */
export async function firstVisits(print) {
  await buildOneBundle();
  await withPortal(({ url }) => withBrowser((browser) => compareAll(print, browser, url)));
}

async function compareAll(print, browser, url) {
  const federated = await startProxy(url);
  for (const { remote, path } of firstPages()) {
    const single = await startProxy(url, { remote, keepsStyles: false });
    const ours = await transfersOf(browser, federated.url + path);
    const theirs = await transfersOf(browser, single.url + path);
    single.stop();
    printPage(print, path, byKind(ours), byKind(theirs));
    for (const { url: file, wire } of ours.filter(({ kind }) => kind === 'js'))
      print(`    ${kib(wire).padStart(10)}  ${new URL(file).pathname}`);
  }
  federated.stop();
}

function printPage(print, path, ours, one) {
  const { js, css } = ours;
  print(
    `${path}: JS ${kib(js.wire)} on the wire in ${js.files} files (bar ${JS_BAR}, aim ${JS_AIM}), ${kib(js.body)} without headers; CSS ${kib(css.wire)}, texts ${kib(ours.json.wire)}, fonts ${kib(ours.font.wire)}`,
  );
  print(
    `  one bundle: JS ${kib(one.js.wire)} in ${one.js.files} files, CSS ${kib(one.css.wire)}; ratio of JS and CSS ${ratioOf(ours, one, ['js', 'css']).toFixed(2)} (bar ${RATIO_BAR.toFixed(2)}), of JS ${ratioOf(ours, one, ['js']).toFixed(2)}`,
  );
}

const KINDS = ['js', 'css', 'json', 'font', 'image', 'document', 'other'];

const OF_EXTENSION = { js: 'js', css: 'css', json: 'json', woff2: 'font', svg: 'image', png: 'image' };
const OF_TYPE = { Document: 'document', Image: 'image', Script: 'js', Stylesheet: 'css', Font: 'font' };

/** Kind of a request by the end of its address, else by its type in the browser. Preloads have the type "other". */
export function kindOf(url, type) {
  const extension = /\.(\w+)$/.exec(new URL(url).pathname)?.[1];
  return OF_EXTENSION[extension] ?? OF_TYPE[type] ?? 'other';
}

/** Sums by kind: `wire` is headers and encoded body, `body` only the encoded body. */
export function byKind(requests) {
  const sums = Object.fromEntries(KINDS.map((kind) => [kind, { files: 0, body: 0, wire: 0 }]));
  for (const { kind, body, wire } of requests) {
    sums[kind].files += 1;
    sums[kind].body += body;
    sums[kind].wire += wire;
  }
  return sums;
}

export function ratioOf(ours, one, kinds) {
  const bytes = (sums) => kinds.reduce((sum, kind) => sum + sums[kind].wire, 0);
  return bytes(ours) / bytes(one);
}
