import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from './load/processes.mjs';
import { withPortal } from './portal.mjs';

/** A start's background work ends within this time. */
const SETTLED_MS = 10_000;

const VISITS = 60;
const IDLE_MINUTES = 10;

const ADDRESSES = [
  (number) => `/rankings?page=${number}`,
  (number) => `/player/${number}`,
  (number) => `/market?page=${number}`,
  (number) => `/database?tab=monsters&page=${number}`,
  (number) => `/he/rankings?page=${number}`,
  () => '/dashboard',
];

const FILES = /(?:src|href)="(\/[^"]+\.(?:png|svg|js|css|webp|json)[^"]*)"/g;

/** Loads each page with twenty of its files, as a browser does. */
async function visit(base, path) {
  const page = await fetch(base + path, { headers: { accept: 'text/html' } });
  const files = new Set([...(await page.text()).matchAll(FILES)].map(([, file]) => file));
  for (const file of [...files].slice(0, 20)) await (await fetch(base + file)).arrayBuffer();
}

/** Memory of the portal's processes after its start, right after 60 pages, and ten minutes after the last (`memory=1` for one minute). */
export async function memory(print, idleMinutes = IDLE_MINUTES) {
  // The first start creates the demo world. Later starts do not, so it is not measured.
  await withPortal(() => undefined);
  await withPortal(async ({ url, pid }) => {
    const line = (name) => {
      const processes = memoryOf(pid);
      const sum = (key) => processes.reduce((total, { [key]: size }) => total + size, 0);
      const each = processes.map(({ resident, share }) => `${resident} (${share})`).join(', ');
      print(`${name.padEnd(22)} ${sum('resident')} MB resident, ${sum('share')} MB by share; each: ${each}`);
    };
    await sleep(SETTLED_MS);
    line('after the start');
    for (let count = 0; count < VISITS; count += 1) {
      const address = ADDRESSES[count % ADDRESSES.length];
      await visit(url, address(1 + Math.floor(count / ADDRESSES.length)));
    }
    line(`after ${VISITS} pages`);
    await sleep(idleMinutes * 60_000);
    line(`after ${idleMinutes} idle minutes`);
  });
}
