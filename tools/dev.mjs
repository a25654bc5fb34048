#!/usr/bin/env node
import { devArguments } from './dev/arguments.mjs';
import { listen } from './dev/listen.mjs';
import { prepare } from './dev/prepare.mjs';
import { checkNode, ensureDependencies } from './bootstrap/dependencies.mjs';
import { main } from './bootstrap/terminal.mjs';

await main(async () => {
  checkNode();
  await ensureDependencies();
  const wanted = devArguments(process.argv.slice(2));
  const gateway = await listen(Number(process.env.PORT || 8080));
  const projects = await prepare(wanted);
  // Imported only now, because it needs the packages.
  const { develop } = await import('./dev/develop.mjs');
  await develop(wanted, { gateway, projects });
});
if (process.exitCode) process.exit();
