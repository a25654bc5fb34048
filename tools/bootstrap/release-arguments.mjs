import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './workspace.mjs';

/** Resolves a folder's real path, so that two spellings of it are equal. */
function truePath(folder) {
  try {
    return realpathSync(folder);
  } catch {
    return resolve(folder);
  }
}

/** Options of `portico release` that take a value. */
const WITH_VALUES = ['started-from', 'to', 'author', 'commit', 'message'];

/**
 * Returns a predicate for the projects that `portico release` releases: those named in its arguments, or all without
 * arguments. Any spelling works: name, `./name`, `name/`, absolute, relative to the working directory.
 */
export function releasedBy(args, from = process.cwd()) {
  const { positionals } = parseArgs({
    args,
    options: Object.fromEntries(WITH_VALUES.map((name) => [name, { type: 'string' }])),
    strict: false,
    allowPositionals: true,
  });
  if (positionals.length === 0) return () => true;
  const named = new Set(
    positionals.flatMap((name) => [truePath(resolve(ROOT, name)), truePath(resolve(from, name))]),
  );
  return ({ folder }) => named.has(truePath(join(ROOT, folder)));
}
