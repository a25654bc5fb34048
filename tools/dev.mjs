#!/usr/bin/env node
import { devArguments } from './dev/arguments.mjs';
import { prepare } from './dev/prepare.mjs';
import { checkNode, ensureDependencies } from './bootstrap/dependencies.mjs';
import { main } from './bootstrap/terminal.mjs';

await main(async () => {
  checkNode();
  await ensureDependencies();
  const wanted = devArguments(process.argv.slice(2));
  const server = await prepare(wanted);
  // The rest needs packages.
  const { develop } = await import('./dev/develop.mjs');
  await develop(wanted, server);
});
if (process.exitCode) process.exit();
