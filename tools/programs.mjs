import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

/** Path of a program, on PATH or in the system's folders, which are searched even if PATH omits them. */
export function programPath(names, { path = process.env.PATH ?? '', folders = SYSTEM_FOLDERS } = {}) {
  const places = [...path.split(delimiter).filter(Boolean), ...folders];
  for (const name of names) {
    const found = places.map((folder) => join(folder, name)).find((file) => existsSync(file));
    if (found) return found;
  }
  return undefined;
}

/** Paths of MariaDB's two programs, { server, install }; undefined unless both are installed. */
export function mariadbPrograms(where) {
  const server = programPath(['mariadbd'], where);
  const install = programPath(['mariadb-install-db'], where);
  return server && install ? { server, install } : undefined;
}

/**
 * Makes MariaDB fast for tests, whose data may be lost in a crash. Most test files create and drop a database of
 * sixty tables, so no test should wait for the disk. No code may rely on this time zone.
 */
export const MARIADB_TEST_FLAGS = [
  '--debug-no-sync',
  '--innodb-file-per-table=0',
  '--skip-name-resolve',
  '--performance-schema=OFF',
  '--innodb-log-file-size=8M',
  '--innodb-buffer-pool-size=64M',
  '--innodb-flush-log-at-trx-commit=2',
  '--innodb-flush-method=nosync',
  '--skip-innodb-doublewrite',
  '--max-connections=200',
  '--default-time-zone=+03:00',
];

/**
 * Node's flags for programs that run for a test. V8 of Node 20 optimizes code early, which costs a tenth of the CPU time where code runs
 * only for seconds. Later versions have another compiler in between, and no such flag.
 */
export const TEST_NODE_FLAGS = process.version.startsWith('v20.') ? ['--interrupt-budget=1080000'] : [];

/**
 * V8's flags for runners of tests. Most objects in a test live briefly, and modules stay until the end. With more room for both, garbage is
 * collected less often.
 */
export const TEST_MEMORY_FLAGS = ['--max-semi-space-size=64', '--initial-old-space-size=1024'];

/**
 * Path from the root of a program (`main`, `cli`) of a portal as few files, which `npm start` makes (ADR 35): a start reads and compiles
 * these in half the time of three thousand modules. It is below `services`, where the packages that stay outside are found.
 */
export const bundledProgram = (folder, name) =>
  join('services/node_modules/.cache/portico', folder.replace('/', '-'), 'current', `${name}.mjs`);

/** Path of Redis, which counts requests of several processes. */
export const redisServer = (where) => programPath(['redis-server'], where);

/** Debian's package of Chromium without windows. It renders the same pages in a third of the CPU time. */
export const HEADLESS_CHROMIUM = 'chromium-headless-shell';

export function chromiumPath(where) {
  return (
    process.env.PORTICO_TEST_CHROMIUM ||
    programPath([HEADLESS_CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome-stable'], where)
  );
}
