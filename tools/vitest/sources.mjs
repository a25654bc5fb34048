import { join } from 'node:path';
import { ROOT, projects, readJson } from '../bootstrap/workspace.mjs';

/**
 * Our own libraries by their sources, as aliases: no build comes before a test. The condition `source` of their exports would
 * do the same, but Vitest hands conditions to every process and thread that a test starts, and those run compiled code.
 */
export function sourceAliases() {
  return projects().flatMap(({ folder, name }) =>
    Object.entries(readJson(join(ROOT, folder, 'package.json')).exports ?? {}).flatMap(([path, { source }]) =>
      source ? [alias(name + path.slice(1), join(ROOT, folder, source))] : [],
    ),
  );
}

/** An export by its name, or with a `*` in both by all names of its pattern. */
function alias(name, source) {
  return { find: new RegExp(`^${name.replace('*', '(.+)')}$`), replacement: source.replace('*', '$1') };
}
