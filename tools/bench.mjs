#!/usr/bin/env node
import { join } from 'node:path';
import { ownEnvironment } from './bench/own-environment.mjs';
import { ensureBuilt, isRemote } from './bootstrap/build.mjs';
import { checkNode, ensureDependencies } from './bootstrap/dependencies.mjs';
import { ensureReleased } from './bootstrap/releases.mjs';
import { main, PlainError, say, seconds } from './bootstrap/terminal.mjs';
import { ROOT, readJson } from './bootstrap/workspace.mjs';

/** Sections by name, in the order in which they run: the module of each and its function, from this folder. */
const SECTIONS = readJson(join(ROOT, 'tools/bench/sections.json'));

/** `killed=10` runs the section `killed` with a count of ten. */
function parseWanted(args) {
  return new Map(
    args.map((arg) => {
      const [, name, count] = /^(\w+)(?:=(\d+))?$/.exec(arg) ?? [];
      if (name === undefined || !Object.hasOwn(SECTIONS, name))
        throw new PlainError(`No section ${arg}. There are: ${Object.keys(SECTIONS).join(', ')}`);
      return [name, count === undefined ? undefined : Number(count)];
    }),
  );
}

async function measure(wanted) {
  const built = await ensureBuilt();
  await ensureReleased(built.filter(isRemote));
  for (const [name, { title, file, main: work }] of Object.entries(SECTIONS)) {
    if (wanted.size > 0 && !wanted.has(name)) continue;
    const since = Date.now();
    say(`\n${title}`);
    const { [work]: section } = await import(file);
    await section((line) => say(`  ${line}`), wanted.get(name));
    say(`  (${seconds(since)})`);
  }
}

await main(async () => {
  const wanted = parseWanted(process.argv.slice(2));
  checkNode();
  await ensureDependencies();
  const remove = ownEnvironment();
  try {
    await measure(wanted);
  } finally {
    remove();
  }
});
