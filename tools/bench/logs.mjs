import { setTimeout as sleep } from 'node:timers/promises';
import { megabytesOf } from './load/processes.mjs';
import { Bank } from './money/bank.mjs';
import { logIn } from './money/log-in.mjs';
import { loadBuilt } from './portal.mjs';
import { percentile } from './statistics.mjs';

const ROWS = 2_000_000;
const CHARACTERS = 20_000;
const ROUNDS = 20;
const DAY_MS = 86_400_000;

/** Longest time to count all hours of a year. Each row adds to it. */
const COUNTING_MS = 5 * 60_000;
const COUNTING_MS_PER_ROW = 0.15;

const MEMORY_MS = 250;

/** Lets the benchmark's admin log in with a password only. */
const SETTINGS = { server: { identity: { requireSecondFactor: 'none' } } };

const day = (back) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);
const year = `startDate=${day(364)}&endDate=${day(0)}`;

/** Logs by the portal's names, with their addresses. */
const PATHS = {
  votes: 'voting/admin/logs',
  exp: 'logs/exp',
  boss: 'logs/boss',
  scrolling: 'logs/scrolling',
  'nx-credit': 'logs/nx-credit',
  inkwell: 'logs/inkwell',
};
const LOGS = Object.values(PATHS);

/** An admin's calls for every log. The first page contains the number of the last. */
const CALLS = {
  'first page, a week': (log) => log,
  'first page, a year': (log) => `${log}?${year}`,
  'page 100, a year': (log) => `${log}?${year}&page=100`,
  'last page, a year': (log, pages) => `${log}?${year}&page=${pages}`,
  'a day, a year back': (log) => `${log}?startDate=${day(360)}&endDate=${day(360)}`,
  'chart, a week': (log) => `${log}/chart`,
  'chart, a year': (log) => `${log}/chart?${year}`,
};

const FILTERS = [
  `logs/boss?${year}&bossType=PINKBEAN`,
  `logs/boss?${year}&frequency=weekly`,
  `logs/scrolling?${year}&success=false`,
  `logs/nx-credit?${year}&type=SPEND`,
  `logs/inkwell?${year}&currency=NX_CREDIT`,
  'logs/exp?playerId=1000500',
  `logs/exp?${year}&characterFilter=bra`,
  `logs/nx-credit?${year}&search=bra`,
  `voting/admin/logs?${year}&searchFilter=bra`,
];

/** Logs of a year on embedded SQLite and MariaDB: pages, filters, charts with their counts, and files. */
export async function logReading(print, rows = ROWS) {
  await logsOn(print, await Bank.embedded(SETTINGS), rows);
  await logsOn(print, await Bank.mariadb(SETTINGS), rows);
}

async function logsOn(print, bank, rows) {
  const [admin] = await bank.openAccounts(1);
  await bank.write('UPDATE accounts SET webadmin = 1 WHERE id = ?', [admin]);
  const since = Date.now();
  await fill(bank, rows);
  print(
    `${bank.name}: ${rows} rows of logs over a year, written in ${((Date.now() - since) / 1000).toFixed(0)} s`,
  );
  const portal = await bank.startPortal();
  try {
    await untilCounted(print, bank, rows);
    const [{ token }] = await logIn(portal.url, [admin]);
    const headers = { 'x-auth-token': token };
    await measure(print, (path) => timed(`${portal.url}/api/${path}`, headers));
    await exportOf(print, `${portal.url}/api/logs/exp/file?${year}`, headers, () => megabytesOf(portal.pid));
  } finally {
    await portal.stop();
    await bank.close();
  }
}

async function fill(bank, rows) {
  const { fillBenchData, FIRST_ID } = await loadBuilt('services/demo/dist/bench/bench-data.js');
  const { fillBenchLogs } = await loadBuilt('services/demo/dist/bench/bench-logs.js');
  // Creates the portal's tables, because no portal has started on the server yet.
  await bank.context.database.migrate();
  await fillBenchData(bank.context, { characters: CHARACTERS, mayReplace: true, isDemo: true });
  await fillBenchLogs(bank.context, { rows, characters: CHARACTERS, firstId: FIRST_ID, until: Date.now() });
}

async function untilCounted(print, bank, rows) {
  const since = Date.now();
  const limit = COUNTING_MS + rows * COUNTING_MS_PER_ROW;
  for (;;) {
    const behind = await uncounted(bank);
    const seconds = ((Date.now() - since) / 1000).toFixed(0);
    if (behind.length === 0) return print(`  hours counted after ${seconds} s`);
    if (Date.now() - since > limit)
      throw new Error(`${bank.name}: after ${seconds} s hours are not counted of ${behind.join(', ')}`);
    await sleep(1000);
  }
}

/** Logs with hours before yesterday that are not counted yet. */
async function uncounted(bank) {
  const counted = await bank.rows('SELECT log FROM portal_log_progress WHERE counted_until > ?', [
    Date.now() - DAY_MS,
  ]);
  const names = new Set(counted.map(({ log }) => log));
  return Object.keys(PATHS).filter((name) => !names.has(name));
}

async function measure(print, call) {
  const pages = new Map();
  for (const log of LOGS) {
    const { body } = await call(`${log}?${year}`);
    const { totalLogs, totalPages, isAbout } = JSON.parse(body).pagination;
    pages.set(log, totalPages);
    print(`  ${log.padEnd(20)} ${isAbout ? 'about ' : ''}${totalLogs} rows`);
  }
  for (const [name, path] of Object.entries(CALLS)) {
    const times = [];
    for (const log of LOGS) times.push(...(await rounds(call, path(log, pages.get(log)))));
    print(lineOf(name, times));
  }
  for (const path of FILTERS) print(lineOf(path.replace(`${year}&`, ''), await rounds(call, path)));
}

async function rounds(call, path) {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { ms, status, body } = await call(path);
    if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
    times.push(ms);
  }
  return times;
}

async function timed(url, headers) {
  const since = performance.now();
  const answer = await fetch(url, { headers });
  const body = await answer.text();
  return { ms: performance.now() - since, status: answer.status, body };
}

const lineOf = (name, times) =>
  `  ${name.padEnd(44)} p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(0)} ms`;

/** Downloads a file, with the portal's highest memory during its first quarter and all of it, to show whether it grows with the rows. */
async function exportOf(print, url, headers, memory) {
  const since = performance.now();
  const before = memory();
  const answer = await fetch(url, { headers });
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  const total = Number(answer.headers.get('x-total-rows'));
  let lines = 0;
  let most = before;
  let quarter;
  let lookedAt = since;
  for await (const chunk of answer.body) {
    for (const byte of chunk) if (byte === 10) lines += 1;
    if (performance.now() - lookedAt < MEMORY_MS) continue;
    lookedAt = performance.now();
    most = Math.max(most, memory());
    if (lines > total / 4) quarter ??= most;
  }
  const rate = ((lines / (performance.now() - since)) * 1000).toFixed(0);
  print(
    `  file of ${lines - 1} rows: ${rate} rows/s; ${before} MB before, at most ${quarter ?? most} MB in its first quarter and ${most} MB in all`,
  );
}
