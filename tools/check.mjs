#!/usr/bin/env node
import { checkNode, ensureDependencies } from './bootstrap/dependencies.mjs';
import { main } from './bootstrap/terminal.mjs';

await main(async () => {
  checkNode();
  await ensureDependencies();
  const { CHECKS, runSuite } = await import('./test/run-suite.mjs');
  if (!(await runSuite(CHECKS))) process.exitCode = 1;
});
