#!/usr/bin/env node
import { checkNode, ensureDependencies } from './bootstrap/dependencies.mjs';
import { main } from './bootstrap/terminal.mjs';
import { schedule, summary } from './test/schedule.mjs';
import { ensureSystemPackages } from './test/system-packages.mjs';

/** Every view of every page, and no second try for a test that fails. */
if (process.argv.includes('--full')) {
  process.env.PORTICO_TEST_FULL = '1';
  process.env.PORTICO_TEST_STRICT = '1';
}

await main(async () => {
  checkNode();
  const [dependencies, packages] = await Promise.allSettled([ensureDependencies(), ensureSystemPackages()]);
  for (const outcome of [dependencies, packages]) if (outcome.status === 'rejected') throw outcome.reason;
  const { STEPS } = await import('./test/steps.mjs');
  if (!summary(await schedule(STEPS, 2))) process.exitCode = 1;
});
