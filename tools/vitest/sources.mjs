import { join } from 'node:path';
import { ROOT, projects, readJson } from '../bootstrap/workspace.mjs';

/**
 * Our own libraries by their sources, as aliases: no build comes before a test. The condition `source` of their exports would
 * do the same, but Vitest hands conditions to every process and thread that a test starts, and those run compiled code.
 */
export function sourceAliases() {
  return projects().flatMap(({ folder, name }) =>
    Object.entries(readJson(join(ROOT, folder, 'package.json')).exports ?? {}).flatMap(([path, { source }]) =>
      source ? [{ find: exactly(name + path.slice(1)), replacement: join(ROOT, folder, source) }] : [],
    ),
  );
}

function exactly(name) {
  return new RegExp(`^${name}$`);
}
