#!/usr/bin/env node
import { writeSync } from 'node:fs';
import { ensureBuilt, isRemote } from './bootstrap/build.mjs';
import { ensureBundled, programOf } from './bootstrap/bundle.mjs';
import { checkNode, ensureDependencies } from './bootstrap/dependencies.mjs';
import { DEMO, portalFolder } from './bootstrap/portal.mjs';
import { ensureReleased } from './bootstrap/releases.mjs';
import { main } from './bootstrap/terminal.mjs';

/** File descriptor over which start.sh reads the program to run. */
const PROGRAM_FD = 3;

await main(async () => {
  checkNode();
  await ensureDependencies();
  const folder = portalFolder();
  // A server with a game's database does not need the demo.
  const built = await ensureBuilt((project) => project.folder !== DEMO || folder === DEMO);
  const portal = built.find((project) => project.folder === folder);
  await ensureBundled(portal);
  await ensureReleased(built.filter(isRemote), programOf(portal, 'cli'));
  writeSync(PROGRAM_FD, programOf(portal, 'main'));
});
