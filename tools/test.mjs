#!/usr/bin/env node
import { ensureBuilt } from './bootstrap/build.mjs';
import { checkNode, ensureDependencies } from './bootstrap/dependencies.mjs';
import { main } from './bootstrap/terminal.mjs';
import { MARIADB_TEST_FLAGS } from './programs.mjs';
import { inMemoryFolder } from './test/memory-folder.mjs';
import { ensureS3Mock } from './test/s3-mock.mjs';
import { SUITE_DATABASE_URL } from './test/suite-database.mjs';
import { ensureSystemPackages } from './test/system-packages.mjs';

/** Every view of every page, every call on both engines, and the long tests. */
const isFull = process.argv.includes('--full');
if (isFull) process.env.PORTICO_TEST_FULL = '1';

await main(async () => {
  checkNode();
  const [dependencies, packages] = await Promise.allSettled([ensureDependencies(), ensureSystemPackages()]);
  for (const outcome of [dependencies, packages]) if (outcome.status === 'rejected') throw outcome.reason;
  if (isFull) await ensureS3Mock();
  // Built before the suite, because portals in browser tests start as `npm start` does, with the stamps of this build.
  await ensureBuilt();
  const { runSuite, SUITE } = await import('./test/run-suite.mjs');
  const isAffected = process.argv.includes('--affected');
  const isWell = await inMemoryFolder(() => withMariadb((env) => runSuite(SUITE, { isAffected, env })));
  if (!isWell) process.exitCode = 1;
});

/** Runs all tests with one MariaDB, because otherwise each file would start its own. Tests that break theirs still start one. */
async function withMariadb(work) {
  if (process.env.PORTICO_TEST_DATABASE_URL) return work({});
  const { startMariadb } = await import('./mariadb.mjs');
  const server = await startMariadb(MARIADB_TEST_FLAGS);
  try {
    // The url has a variable of its own, because its port changes with each run and would make Nx's cache useless.
    return await work({ [SUITE_DATABASE_URL]: server.url });
  } finally {
    await server.stop();
  }
}
