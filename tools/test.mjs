#!/usr/bin/env node
import { checkNode, ensureDependencies } from './bootstrap/dependencies.mjs';
import { main, say } from './bootstrap/terminal.mjs';
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
  const { stepsOf } = await import('./test/steps.mjs');
  if (!summary(await schedule(stepsOf(await wantedProjects()), 2))) process.exitCode = 1;
});

/** Which projects are tested: with `--affected` those that the change can reach. */
async function wantedProjects() {
  if (!process.argv.includes('--affected')) return undefined;
  const { affectedProjects, changedFiles } = await import('./test/affected.mjs');
  const affected = affectedProjects(changedFiles());
  say(`Affected: ${affected === undefined ? 'everything' : [...affected].join(', ') || 'no project'}`);
  return affected === undefined ? undefined : ({ name }) => affected.has(name);
}
