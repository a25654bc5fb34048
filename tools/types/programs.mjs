import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, projects, readJson } from '../bootstrap/workspace.mjs';

/**
 * The programs that the type checker takes: all projects whose tsconfig.json has the same options are one, so that a library's sources
 * are checked once and not again in each project that imports them. Each is a configuration of absolute paths.
 */
export function programs(root = ROOT) {
  const all = new Map();
  for (const { folder } of projects(root)) {
    const file = join(root, folder, 'tsconfig.json');
    if (!existsSync(file)) continue;
    const { extends: base, compilerOptions = {}, include, exclude = [] } = readJson(file);
    const options = { extends: join(root, folder, base), compilerOptions };
    const key = JSON.stringify(options);
    const program = all.get(key) ?? { ...options, include: [], exclude: ['**/node_modules/**'] };
    const inside = (pattern) => join(root, folder, pattern);
    program.include.push(...include.map(inside));
    program.exclude.push(...exclude.map(inside));
    all.set(key, program);
  }
  return [...all.values()];
}
