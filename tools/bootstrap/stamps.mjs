import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readJson } from './workspace.mjs';

/**
 * A stamp is a hash over the files that a build is made from. A start compares stamps and calls Nx only where one differs: to ask Nx
 * takes longer than all else of a second start. Which files count is said once, by the `production` inputs of nx.json.
 */
const INPUT = 'production';

/** Where builds keep the stamps that they were made from; `npm ci` clears them together with node_modules. */
const STAMPS = join(ROOT, 'node_modules/.cache/portico');

const NO_SOURCE = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

/** Answers the stamp of a project's build: its own inputs and those of every project that it depends on. */
export async function stampReader(projects, root = ROOT) {
  // Here and not at the top: a fresh clone has no packages yet when this file is read.
  const { default: picomatch } = await import('picomatch');
  const { namedInputs } = readJson(join(root, 'nx.json'));
  const byName = new Map(projects.map((project) => [project.name, project]));
  const hashes = new Map();
  const hashOf = (project) => {
    if (!hashes.has(project.name)) {
      const patterns = patternsOf(INPUT, { ...namedInputs, ...project.namedInputs });
      hashes.set(project.name, hashFiles(root, inputFiles(root, project.folder, patterns, picomatch)));
    }
    return hashes.get(project.name);
  };
  return (project) =>
    digest(withDependencies(project, byName).map((each) => `${each.name} ${hashOf(each)}`)).slice(0, 16);
}

/** A project and all that it depends on, in the order of their names. */
export function withDependencies(project, byName) {
  const found = new Map();
  const add = (each) => {
    if (found.has(each.name)) return;
    found.set(each.name, each);
    for (const name of each.dependencies) if (byName.has(name)) add(byName.get(name));
  };
  add(project);
  return [...found.values()].sort((left, right) => left.name.localeCompare(right.name));
}

/** The patterns of a named input, those of the inputs that it names in their places. */
function patternsOf(name, namedInputs) {
  return namedInputs[name].flatMap((pattern) => {
    if (typeof pattern !== 'string') return [];
    return Object.hasOwn(namedInputs, pattern) ? patternsOf(pattern, namedInputs) : [pattern];
  });
}

/** Files of the project that its patterns take, and of the workspace's own folder. */
function inputFiles(root, folder, patterns, picomatch) {
  const [own, whole] = ['{projectRoot}/', '{workspaceRoot}/'].map((prefix) => {
    const relevant = patterns.filter((pattern) => pattern.replace(/^!/, '').startsWith(prefix));
    const globs = relevant.map((pattern) => pattern.replace(prefix, ''));
    const isTaken = picomatch(
      globs.filter((glob) => !glob.startsWith('!')),
      {
        dot: true,
        ignore: globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)),
      },
    );
    return (file) => globs.length > 0 && isTaken(file);
  });
  return [
    ...filesBelow(join(root, folder))
      .filter(own)
      .map((file) => `${folder}/${file}`),
    ...readdirSync(root).filter(whole),
  ];
}

function filesBelow(directory, prefix = '') {
  return readdirSync(join(directory, prefix), { withFileTypes: true }).flatMap((entry) => {
    if (NO_SOURCE.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = prefix + entry.name;
    return entry.isDirectory() ? filesBelow(directory, `${path}/`) : [path];
  });
}

function hashFiles(root, files) {
  return digest(files.sort().flatMap((file) => [file, readFileSync(join(root, file))]));
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
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

/** A build that is broken off leaves half of its output, which no earlier stamp may vouch for. */
export function removeStamp(name) {
  rmSync(join(STAMPS, name), { force: true });
}
