import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
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

/** Every project of the workspace: folder, package name, tags. */
export function projects() {
  const folders = readJson(join(ROOT, 'package.json')).workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(ROOT, pattern.slice(0, -2)))
          .sort()
          .map((name) => `${pattern.slice(0, -2)}/${name}`)
      : [pattern],
  );
  return folders
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
    .map((folder) => {
      const manifest = readJson(join(ROOT, folder, 'package.json'));
      return { folder, name: manifest.name, tags: manifest.nx?.tags ?? [], scripts: manifest.scripts ?? {} };
    });
}

function isSource(name) {
  return !/\.test\.[a-z]+$/.test(name) && name !== 'README.md' && !name.startsWith('jest.config');
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
