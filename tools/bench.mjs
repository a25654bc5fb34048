#!/usr/bin/env node
import { ownEnvironment } from './bench/own-environment.mjs';
import { ensureBuilt, isRemote } from './bootstrap/build.mjs';
import { checkNode, ensureDependencies } from './bootstrap/dependencies.mjs';
import { ensureReleased } from './bootstrap/releases.mjs';
import { main, PlainError, say, seconds } from './bootstrap/terminal.mjs';

const SECTIONS = {
  bytes: {
    title: 'First visit: bytes that a browser receives, and against one bundle',
    load: () => import('./bench/first-visit.mjs').then((m) => m.firstVisits),
  },
  chain: {
    title: 'Request chain',
    load: () => import('./bench/request-chain.mjs').then((m) => m.requestChain),
  },
  content: {
    title: 'Time to content, cold slow 4G and 4x CPU',
    load: () => import('./bench/time-to-content.mjs').then((m) => m.timeToContent),
  },
  navigation: {
    title: 'Navigation to a page of another remote, 1.6 Mbit/s and 150 ms (bar 0.5 s after 300 ms)',
    load: () => import('./bench/navigation.mjs').then((m) => m.navigation),
  },
  lighthouse: {
    title: 'Lighthouse, mobile preset, in turns with one bundle, median of 5',
    load: () => import('./bench/lighthouse.mjs').then((m) => m.lighthousePages),
  },
  pictures: { title: 'Pictures', load: () => import('./bench/pictures.mjs').then((m) => m.pictures) },
  throughput: { title: 'Throughput', load: () => import('./bench/throughput.mjs').then((m) => m.throughput) },
  board: {
    title:
      'Rankings of a million characters on MariaDB, no page in the cache (bar: 3,500 a second on two quiet cores, 450 MB)',
    load: () => import('./bench/board.mjs').then((m) => m.board),
  },
  html: {
    title: 'HTML of a page, from the cache and made for each visitor',
    load: () => import('./bench/html.mjs').then((m) => m.html),
  },
  names: {
    title: 'Name search of the rankings at a million characters, in process (bar: p95 of 0.5 ms)',
    load: () => import('./bench/name-search.mjs').then((m) => m.nameSearch),
  },
  market: {
    title: 'Searches of the market by stats in process, its index rebuilt meanwhile (bar: p95 of 5 ms)',
    load: () => import('./bench/market.mjs').then((m) => m.marketSearch),
  },
  address: {
    title: 'GET / of visitors while one other address does its worst within its limits (bar: p99 of 200 ms)',
    load: () => import('./bench/one-address.mjs').then((m) => m.oneAddress),
  },
  bridge: {
    title:
      'Pages and calls with a plug in the game that is well, slow for good, hangs or lies, beside no bridge (bar: p99 of 600 ms)',
    load: () => import('./bench/bridge.mjs').then((m) => m.slowPlug),
  },
  login: {
    title: 'GET /api/rankings at 200 a second while fifty log in at once (bar: p99 by 20 % or 10 ms)',
    load: () => import('./bench/login.mjs').then((m) => m.loginSlowdown),
  },
  spending: {
    title: 'Spending: operations a second, p99, and what they cost readers',
    load: () => import('./bench/spending.mjs').then((m) => m.spendingSpeed),
  },
  logs: {
    title: 'Logs of admins over a year: pages, filters, charts, files',
    load: () => import('./bench/logs.mjs').then((m) => m.logReading),
  },
  suspicions: {
    title: 'Suspicious votes: precision and recall of each rule on a population with known cheaters',
    load: () => import('./bench/suspicions.mjs').then((m) => m.suspicionScores),
  },
  callbacks: {
    title: 'Callbacks of vote sites: a second, p99, each vote credited once',
    load: () => import('./bench/callbacks.mjs').then((m) => m.callbackSpeed),
  },
  killed: {
    title: 'kill -9 while players spend: each intent has one effect, and every sum is exact',
    load: () => import('./bench/killed.mjs').then((m) => m.killedWhileSpending),
  },
  canary: {
    title:
      'Canaries on two portals: visitors and seconds until one that fails is rolled back, and none that is well',
    load: () => import('./cluster/replica-canary.mjs').then((m) => m.canariesOnReplicas),
  },
  drops: {
    title:
      'Drops: every row of a server edited in one set and taken back, seen by others, kill -9 in between',
    load: () => import('./bench/drops.mjs').then((m) => m.dropSets),
  },
  dev: {
    title: 'npm run dev: from the edit of a file until it is seen',
    load: () => import('./bench/dev.mjs').then((m) => m.editToSee),
  },
  memory: {
    title:
      'Memory of the demo world, all processes (bar: 450 MB after the start, 350 with visitors, 220 idle)',
    load: () => import('./bench/memory.mjs').then((m) => m.memory),
  },
  starts: { title: 'Start', load: () => import('./bench/starts.mjs').then((m) => m.starts) },
  import: {
    title: 'Import of real game files',
    load: () => import('./bench/import.mjs').then((m) => m.importFiles),
  },
};

/** `killed=10` runs the section `killed` with a count of ten. */
function parseWanted(args) {
  return new Map(
    args.map((arg) => {
      const [, name, count] = /^(\w+)(?:=(\d+))?$/.exec(arg) ?? [];
      if (name === undefined || !Object.hasOwn(SECTIONS, name))
        throw new PlainError(`No section ${arg}. There are: ${Object.keys(SECTIONS).join(', ')}`);
      return [name, count === undefined ? undefined : Number(count)];
    }),
  );
}

async function measure(wanted) {
  const built = await ensureBuilt();
  await ensureReleased(built.filter(isRemote));
  for (const [name, { title, load }] of Object.entries(SECTIONS)) {
    if (wanted.size > 0 && !wanted.has(name)) continue;
    const since = Date.now();
    say(`\n${title}`);
    const section = await load();
    await section((line) => say(`  ${line}`), wanted.get(name));
    say(`  (${seconds(since)})`);
  }
}

await main(async () => {
  const wanted = parseWanted(process.argv.slice(2));
  checkNode();
  await ensureDependencies();
  const remove = ownEnvironment();
  try {
    await measure(wanted);
  } finally {
    remove();
  }
});
