import { join } from 'node:path';
import { ROOT, projects, readJson } from '../bootstrap/workspace.mjs';

/**
 * Aliases from our libraries to their sources, so that tests need no build. The condition `source` in their exports would do the same,
 * but Vitest passes conditions to every process and thread that a test starts, and those run compiled code.
 */
export function sourceAliases() {
  return projects().flatMap(({ folder, name }) =>
    Object.entries(readJson(join(ROOT, folder, 'package.json')).exports ?? {}).flatMap(([path, { source }]) =>
      source ? [alias(name + path.slice(1), join(ROOT, folder, source))] : [],
    ),
  );
}

/** Alias of an export by name. A `*` in both stands for all names that match. */
function alias(name, source) {
  return { find: new RegExp(`^${name.replace('*', '(.+)')}$`), replacement: source.replace('*', '$1') };
}
