import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export function homeFolder() {
  const home = process.env.PORTICO_HOME;
  return home ? resolve(home) : join(ROOT, '.portico');
}

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Folders of the workspace by its patterns, as npm reads these: `services`, `libs/*`, `mfe-*`. */
function projectFolders(root) {
  const folders = readJson(join(root, 'package.json')).workspaces.flatMap((pattern) => {
    if (!pattern.includes('*')) return [pattern];
    const parent = dirname(pattern);
    const [before, after] = basename(pattern).split('*');
    return readdirSync(join(root, parent))
      .filter((name) => name.startsWith(before) && name.endsWith(after) && !name.startsWith('.'))
      .sort()
      .map((name) => join(parent, name));
  });
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
}

export function projects(root = ROOT) {
  return projectFolders(root).map((folder) => {
    const { name, nx = {}, scripts = {}, ...manifest } = readJson(join(root, folder, 'package.json'));
    return {
      folder,
      name,
      scripts,
      tags: nx.tags ?? [],
      namedInputs: nx.namedInputs ?? {},
      dependencies: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
    };
  });
}

/** Project folders that are missing from the lock file. */
export function unlockedProjects(root = ROOT) {
  const { packages } = readJson(join(root, 'package-lock.json'));
  return projectFolders(root).filter((folder) => !Object.hasOwn(packages, folder));
}
