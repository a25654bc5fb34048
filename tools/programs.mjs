import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

/** Where a program lies, on PATH or in the system's folders, which count even when PATH leaves them out. */
export function programPath(names, { path = process.env.PATH ?? '', folders = SYSTEM_FOLDERS } = {}) {
  const places = [...path.split(delimiter).filter(Boolean), ...folders];
  for (const name of names) {
    const found = places.map((folder) => join(folder, name)).find((file) => existsSync(file));
    if (found) return found;
  }
  return undefined;
}

/** MariaDB's two programs, { server, install }; undefined unless both are here. */
export function mariadbPrograms(where) {
  const server = programPath(['mariadbd'], where);
  const install = programPath(['mariadb-install-db'], where);
  return server && install ? { server, install } : undefined;
}

/**
 * Makes MariaDB fast for tests, whose data may be lost when the machine crashes. Most files create and drop a
 * database of sixty tables, and no test should wait for the disk. The time zone is one that no code may rely
 * on.
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
 * Flags of Node for programs that run for a test. V8 of Node 20 optimizes code early, which costs more than it gives where code runs for
 * seconds: a tenth of the processor time. Later versions have another compiler in between, and no such flag.
 */
export const TEST_NODE_FLAGS = process.version.startsWith('v20.') ? ['--interrupt-budget=1080000'] : [];

/** Where Redis lies, which counts requests over several processes. */
export const redisServer = (where) => programPath(['redis-server'], where);

/** Debian's package of the browser without windows: the same pages cost it a third of what they cost the whole Chromium. */
export const HEADLESS_CHROMIUM = 'chromium-headless-shell';

export function chromiumPath(where) {
  return (
    process.env.PORTICO_TEST_CHROMIUM ||
    programPath([HEADLESS_CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome-stable'], where)
  );
}
