#!/usr/bin/env node
import { checkNode, ensureDependencies } from './bootstrap/dependencies.mjs';
import { main } from './bootstrap/terminal.mjs';

await main(async () => {
  checkNode();
  await ensureDependencies();
  const { checksOf } = await import('./checks/checks.mjs');
  const { schedule, summary } = await import('./test/schedule.mjs');
  if (!summary(await schedule(checksOf(), 2))) process.exitCode = 1;
});
