import { posix } from 'node:path';
import { TEST_FILE } from './ruleset.mjs';

export const FILE_CYCLE = 'no-cycles';
export const FOLDER_CYCLE = 'no-folder-cycles';

const COMMENTS = {
  [FILE_CYCLE]: 'A cycle has no beginning to read from, imports of types included.',
  [FOLDER_CYCLE]: 'Folders side by side have an order: none imports what, at some remove, imports it.',
};

/**
 * Finds cycles of files, including type imports. dependency-cruiser would search the whole graph for each import, a fifth of the time of
 * the check. `modules` come from it. Returns { rule, from, to, comment } for each import in a cycle.
 */
export function fileCycles(modules) {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ below: source, above: resolved, from: source, to: resolved })),
  );
  return cyclesOf(imports, FILE_CYCLE);
}

/**
 * Finds cycles of folders inside each project. Sibling folders are compared with all their content. Imports between a
 * folder and its own content have no direction here, and tests do not count. `modules` come from dependency-cruiser,
 * `projects` are folders. Returns { rule, from, to, comment } for each import in a cycle.
 */
export function folderCycles(modules, projects) {
  const production = modules.filter(({ source }) => !new RegExp(TEST_FILE).test(source));
  // Longest first, because a project may be in the folder of another.
  const byLength = [...projects].sort((left, right) => right.length - left.length);
  const projectOf = (file) => byLength.find((folder) => file.startsWith(`${folder}/`));
  const imports = production.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => projectOf(source) !== undefined && projectOf(source) === projectOf(resolved))
      .map(({ resolved }) => siblings(source, resolved))
      .filter(Boolean),
  );
  const parents = grouped(imports);
  return [...parents.values()].flatMap((group) => cyclesOf(group, FOLDER_CYCLE));
}

/** The folders of both files below their nearest common parent; undefined if a file is directly in that parent. */
function siblings(from, to) {
  const [left, right] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (left[depth] === right[depth]) depth += 1;
  if (left.length <= depth + 1 || right.length <= depth + 1) return undefined;
  return {
    parent: posix.join(...left.slice(0, depth), '.'),
    below: left[depth],
    above: right[depth],
    from,
    to,
  };
}

function grouped(imports) {
  const groups = new Map();
  for (const entry of imports) {
    const group = groups.get(entry.parent);
    if (group) group.push(entry);
    else groups.set(entry.parent, [entry]);
  }
  return groups;
}

function cyclesOf(all, rule) {
  const imports = withoutEnds(all);
  const edges = new Map();
  for (const { below, above } of imports) edges.set(below, (edges.get(below) ?? new Set()).add(above));
  return imports
    .filter(({ below, above }) => reaches(edges, above, below))
    .map(({ from, to }) => ({ rule, from, to, comment: COMMENTS[rule] }));
}

/** Repeatedly removes imports of modules that import nothing. Without a cycle, no import remains. */
function withoutEnds(imports) {
  const importing = new Set(imports.map(({ below }) => below));
  const left = imports.filter(({ above }) => importing.has(above));
  return left.length === imports.length ? left : withoutEnds(left);
}

function reaches(edges, start, goal) {
  const seen = new Set();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (folder === goal) return true;
    if (seen.has(folder)) continue;
    seen.add(folder);
    waiting.push(...(edges.get(folder) ?? []));
  }
  return false;
}
