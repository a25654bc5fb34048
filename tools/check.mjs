#!/usr/bin/env node
import { checkNode, ensureDependencies } from './bootstrap/dependencies.mjs';
import { main } from './bootstrap/terminal.mjs';

await main(async () => {
  checkNode();
  await ensureDependencies();
  const { CHECKS } = await import('./checks/checks.mjs');
  const { schedule, summary } = await import('./test/schedule.mjs');
  if (!summary(await schedule(CHECKS, 2))) process.exitCode = 1;
});
