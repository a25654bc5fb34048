import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { startMariadb } from '../mariadb.mjs';
import { BUILT_PORTAL, startPortal } from './portal.mjs';
import { percentile } from './statistics.mjs';

const ROWS = 2_000_000;
const CHARACTERS = 20_000;
const ROUNDS = 25;
const DAY_MS = 86_400_000;

/** The admin of the benchmark; its password as the game's table may hold it, in plain text. */
const ADMIN = { name: 'benchadmin', password: 'a password of the benchmark' };

const run = promisify(execFile);
const day = (back) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);
const year = `startDate=${day(364)}&endDate=${day(0)}`;

/** What an admin opens, by its name. */
const CALLS = {
  'first page, a week': (log) => log,
  'first page, a year': (log) => `${log}?${year}`,
  'page 100, a year': (log) => `${log}?${year}&page=100`,
  'a day, a year back': (log) => `${log}?startDate=${day(360)}&endDate=${day(360)}`,
  'chart, a week': (log) => `${log}/chart`,
  'chart, a year': (log) => `${log}/chart?${year}`,
};

const FILTERS = [
  'logs/boss?bossType=PINKBEAN',
  'logs/boss?frequency=weekly',
  `logs/boss?${year}&bossType=ZAKUM`,
  'logs/scrolling?success=false',
  `logs/nx-credit?${year}&type=SPEND`,
  `logs/inkwell?${year}&currency=NX_CREDIT`,
  'logs/exp?playerId=1000500',
  `logs/exp?${year}&characterFilter=bra`,
  `logs/nx-credit?${year}&search=bra`,
  'voting/admin/logs?searchFilter=bench',
];

const LOGS = ['voting/admin/logs', 'logs/exp', 'logs/boss', 'logs/scrolling', 'logs/nx-credit', 'logs/inkwell'];

/** Logs of a year on the embedded database and on MariaDB: pages, filters, charts, files. */
export async function logReading(print, rows = ROWS) {
  print(`on SQLite, ${rows} rows of logs`);
  await measure(print, rows, { PORTICO_HOME: process.env.PORTICO_HOME });
  const server = await startMariadb();
  try {
    print(`on MariaDB, ${rows} rows of logs`);
    await measure(print, rows, { PORTICO_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

async function measure(print, rows, environment) {
  const env = { ...process.env, ...environment };
  const counts = ['bench-data', '--characters', String(CHARACTERS), '--logs', String(rows), '--yes'];
  const since = Date.now();
  await run(process.execPath, ['tools/portico.mjs', ...counts], { env, maxBuffer: 1e8 });
  print(`  written in ${((Date.now() - since) / 1000).toFixed(0)} s`);
}

void BUILT_PORTAL;
void startPortal;
void percentile;
void readFileSync;
void ADMIN;
void ROUNDS;
void CALLS;
void FILTERS;
void LOGS;
