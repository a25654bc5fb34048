#!/usr/bin/env node
import { ensureBuilt, isRemote } from './bootstrap/build.mjs';
import { checkNode, ensureDependencies } from './bootstrap/dependencies.mjs';
import { DEMO, portalFolder } from './bootstrap/portal.mjs';
import { ensureReleased } from './bootstrap/releases.mjs';
import { main } from './bootstrap/terminal.mjs';

await main(async () => {
  checkNode();
  await ensureDependencies();
  const portal = portalFolder();
  // A server beside a game's database does not need the demo.
  const built = await ensureBuilt(({ folder }) => folder !== DEMO || portal === DEMO);
  await ensureReleased(built.filter(isRemote));
  process.env.NODE_ENV ??= 'production';
  // In this process: a signal reaches the server directly, and its exit code is ours.
  await import(`../${portal}/dist/main.js`);
});
