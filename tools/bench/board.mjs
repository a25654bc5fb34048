import { atFullSpeed, bareAtFullSpeed, CLIENTS, speedLine } from './load/full-speed.mjs';
import { megabytesOf } from './load/processes.mjs';
import { Bank } from './money/bank.mjs';
import { UNLIMITED, loadBuilt } from './portal.mjs';
import { until } from '../until.mjs';

const CHARACTERS = 1_000_000;
/** A prime, so that the steps reach every page. */
const STEP = 7919;
const READ_MS = 300_000;
/** Pages are requested in turn, so that none is still cached when it comes again. A client prepares all of them first. */
const ASKED_PAGES = 4000;
/** Settings of the allocator and of the heap with which `npm start` and the image start a portal. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };
const HEAP_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=50'];
/** Characters and accounts have 570 MB. A database whose cache is smaller reads most rows of a page from the disk. */
const DATABASE_FLAGS = ['--innodb-buffer-pool-size=1G'];

/** Pages of the rankings of many characters on MariaDB, none of them in the response cache. Client, portal and database share the machine. */
export async function board(print, characters = CHARACTERS) {
  const bank = await Bank.mariadb({ server: UNLIMITED }, DATABASE_FLAGS);
  try {
    await fill(bank, characters);
    const portal = await bank.startPortal(ALLOCATOR, HEAP_FLAGS);
    try {
      await measure(print, portal);
    } finally {
      await portal.stop();
    }
  } finally {
    await bank.close();
  }
}

async function fill(bank, characters) {
  const { fillBenchData } = await loadBuilt('services/demo/dist/bench/bench-data.js');
  // Creates the portal's tables, because no portal has started on the server yet.
  await bank.context.database.migrate();
  await fillBenchData(bank.context, { characters, mayReplace: true, isDemo: true });
}

async function measure(print, { url, pid }) {
  const path = (page) => `/api/rankings?page=${page}`;
  const countPages = async () => JSON.parse(await textOf(url + path(1))).pagination?.totalPages ?? 0;
  if (!(await until(async () => (await countPages()) > 1, { forMs: READ_MS, everyMs: 1000 })))
    throw new Error('Nobody is ranked');
  // Banned characters and game masters are not ranked: pages are fewer than the characters say.
  const pages = await countPages();
  print(`${pages} pages are ranked, the portal has ${megabytesOf(pid)} MB`);

  const tenth = Math.floor(pages / 10);
  const asked = (first, count) =>
    Array.from({ length: ASKED_PAGES }, (_, index) => ({ path: path(first + ((index * STEP) % count)) }));
  const ours = await atFullSpeed(url, { requests: asked(1, pages) });
  print(speedLine('any page', ours));
  print(speedLine('pages of the first tenth', await atFullSpeed(url, { requests: asked(1, tenth) })));
  const last = asked(pages - tenth, tenth);
  print(speedLine('pages of the last tenth', await atFullSpeed(url, { requests: last })));
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const floor = await bareAtFullSpeed('/api/rankings', await textOf(url + path(pages >> 1)), headers);
  print(speedLine('bare Fastify, same bytes', floor));
  print(
    `${CLIENTS} clients: ratio ${(ours.perSecond / floor.perSecond).toFixed(2)}; ` +
      `memory ${megabytesOf(pid)} MB, at most ${megabytesOf(pid, 'VmHWM')} (bar 450)`,
  );
}

const textOf = async (address) => (await fetch(address)).text();
