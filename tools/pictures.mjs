#!/usr/bin/env node
import { join } from 'node:path';
import { ensureBuilt } from './bootstrap/build.mjs';
import { checkNode, ensureDependencies } from './bootstrap/dependencies.mjs';
import { runNode } from './bootstrap/run.mjs';
import { main, PlainError, say } from './bootstrap/terminal.mjs';
import { ROOT } from './bootstrap/workspace.mjs';

/** Takes the README's pictures in the demo world. The full suite fails if they no longer match the pages. */
await main(async () => {
  checkNode();
  await ensureDependencies();
  await ensureBuilt();
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const { code, output } = await runNode([cli, 'test', 'specs/pictures', '--update-snapshots=all'], {
    cwd: join(ROOT, 'e2e'),
    env: { PORTICO_TEST_FULL: '1' },
  });
  if (code !== 0) throw new PlainError(output);
  say('docs/pictures is current.');
});
