import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, readJson } from '../workspace.mjs';

/**
 * A stamp is a hash of the files that a build is made from. A start compares stamps and runs Nx only if one differs, because asking Nx
 * takes longer than all the rest of such a start. The inputs of `build` in nx.json say which files count.
 */

/** Folder with the stamps of builds. `npm ci` deletes it together with node_modules. */
const STAMPS = 'node_modules/.cache/portico';

/** Files and folders in .gitignore, which Nx ignores too. */
const NOT_SOURCE =
  /^(?:node_modules|dist|coverage|test-results|playwright-report|\.git|\.nx|\.portico|\.mf|\.swc|\.env|\.DS_Store|.*\.log)$/;

/** Returns a function for the stamp of a project's build, which covers its own inputs and those of its dependencies. */
export async function stampReader(projects, root = ROOT) {
  // Imported here, because this file is also loaded in a new clone without packages.
  const { default: picomatch } = await import('picomatch');
  const { namedInputs, targetDefaults } = readJson(join(root, 'nx.json'));
  const { inputs } = targetDefaults.build;
  const ownInputs = inputs.filter((input) => !isOfDependencies(input));
  const dependencyInputs = inputs.filter(isOfDependencies).map((input) => input.slice(1));
  const byName = new Map(projects.map((project) => [project.name, project]));
  const innerOf = ({ folder }) =>
    projects.map((other) => other.folder).filter((other) => other.startsWith(`${folder}/`));
  const hashes = new Map();
  const hashOf = (project, names) => {
    const key = `${project.name} ${names.join()}`;
    if (!hashes.has(key)) {
      const patterns = patternsOf(names, { ...namedInputs, ...project.namedInputs });
      hashes.set(
        key,
        hashFiles(
          root,
          inputFiles({ root, folder: project.folder, inner: innerOf(project) }, patterns, picomatch),
        ),
      );
    }
    return hashes.get(key);
  };
  return (project) =>
    digest(
      withDependencies(project, byName).map(
        (each) => `${each.name} ${hashOf(each, each.name === project.name ? ownInputs : dependencyInputs)}`,
      ),
    ).slice(0, 16);
}

function isOfDependencies(input) {
  return typeof input === 'string' && input.startsWith('^');
}

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

/** Patterns of inputs. An input is a pattern or the name of other inputs. */
function patternsOf(inputs, namedInputs) {
  return inputs.flatMap((input) => {
    if (typeof input !== 'string')
      throw new Error(`The inputs of build in nx.json are files alone, and not ${JSON.stringify(input)}`);
    return Object.hasOwn(namedInputs, input) ? patternsOf(namedInputs[input], namedInputs) : [input];
  });
}

/** Matching files of a project, without projects in its folders (`inner`), and matching files of the workspace. */
function inputFiles({ root, folder, inner }, patterns, picomatch) {
  const globsOf = (prefix) =>
    patterns
      .filter((pattern) => pattern.replace(/^!/, '').startsWith(prefix))
      .map((pattern) => pattern.replace(prefix, ''));
  const taken = (globs) => {
    const isExcluded = (glob) => glob.startsWith('!');
    const ignore = globs.filter(isExcluded).map((glob) => glob.slice(1));
    return picomatch(
      globs.filter((glob) => !isExcluded(glob)),
      { dot: true, ignore },
    );
  };
  const [own, whole] = ['{projectRoot}/', '{workspaceRoot}/'].map(globsOf);
  const isOwn = (file) => !inner.some((project) => file.startsWith(`${project}/`));
  return [
    ...(own.length === 0 ? [] : filesBelow(join(root, folder)).filter(taken(own)))
      .map((file) => `${folder}/${file}`)
      .filter(isOwn),
    ...new Set(whole.flatMap((glob) => candidates(root, glob, picomatch)).filter(taken(whole))),
  ];
}

/** Files of the workspace that a glob may match. A glob for files at the top does not walk through the whole workspace. */
function candidates(root, glob, picomatch) {
  if (glob.startsWith('!')) return [];
  if (!glob.includes('/'))
    return readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  const { base } = picomatch.scan(glob);
  const folder = base === glob ? dirname(base) : base;
  return existsSync(join(root, folder)) ? filesBelow(root, `${folder}/`) : [];
}

function filesBelow(directory, prefix = '') {
  return readdirSync(join(directory, prefix), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_SOURCE.test(entry.name)) return [];
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

/** Stamp of a project's last build; undefined if its output cannot be trusted. */
export function readStamp(project, root = ROOT) {
  try {
    return readFileSync(stampFile(project, root), 'utf8');
  } catch {
    return undefined;
  }
}

export function writeStamp(project, stamp, root = ROOT) {
  const file = stampFile(project, root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, stamp);
  renameSync(`${file}.${process.pid}`, file);
}

/** Call it if an output was written by another build, or only in part. */
export function removeStamp(project, root = ROOT) {
  rmSync(stampFile(project, root), { force: true });
}

function stampFile(project, root) {
  return join(root, STAMPS, project.replace('/', '__'));
}
