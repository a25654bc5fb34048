import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Where builds remember what they were made from; `npm ci` clears it together with node_modules. */
const STAMPS = join(ROOT, 'node_modules/.cache/portico');

const LEFT_OUT = new Set(['node_modules', 'dist', 'fixtures', 'test', 'coverage', '.mf', '.swc', '.rsbuild']);

export function homeFolder() {
  const home = process.env.PORTICO_HOME;
  return home ? resolve(home) : join(ROOT, '.portico');
}

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Folders of the workspace by its patterns, as npm reads them: `services`, `libs/*`, `mfe-*`. */
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

/** Every project of the workspace: folder, package name, tags. */
export function projects(root = ROOT) {
  return projectFolders(root).map((folder) => {
    const manifest = readJson(join(root, folder, 'package.json'));
    return { folder, name: manifest.name, tags: manifest.nx?.tags ?? [], scripts: manifest.scripts ?? {} };
  });
}

/** Folders of projects that the lock file does not have: those that were added since it was written. */
export function unlockedProjects(root = ROOT) {
  const { packages } = readJson(join(root, 'package-lock.json'));
  return projectFolders(root).filter((folder) => !Object.hasOwn(packages, folder));
}

function isSource(name) {
  return !/\.test\.[a-z]+$/.test(name) && name !== 'README.md' && !/^(?:jest|vitest)\.config/.test(name);
}

function collect(path, files) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) collect(full, files);
    else if (entry.isFile() && isSource(entry.name)) files.push(full);
  }
}

/** A hash over the content of files and folders (tests, fixtures and build output left out). */
export function hashOf(paths) {
  const files = [];
  for (const path of paths) {
    const full = join(ROOT, path);
    if (!existsSync(full)) continue;
    if (path.includes('.') && !path.endsWith('/')) files.push(full);
    else collect(full, files);
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

export function readStamp(name) {
  try {
    return readFileSync(join(STAMPS, name), 'utf8');
  } catch {
    return undefined;
  }
}

export function writeStamp(name, value) {
  mkdirSync(STAMPS, { recursive: true });
  const file = join(STAMPS, name);
  writeFileSync(`${file}.${process.pid}`, value);
  renameSync(`${file}.${process.pid}`, file);
}
