import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, projects, readJson } from '../bootstrap/workspace.mjs';

/** Programs for the type checker: projects with equal options form one, so that a library is checked once. Paths are absolute. */
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
