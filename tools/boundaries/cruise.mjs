import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { fileCycles, folderCycles } from './cycles.mjs';
import { ruleset, taggedProjects } from './ruleset.mjs';

/** Folders without sources of the workspace. */
const NOT_SOURCE = '^deploy/|(?:^|/)(?:fixtures|coverage|test-results)/';

/** Built files, which tools import. The check reads their sources instead. */
const BUILT = '(?:^|/)dist/';

export const NOT_CRUISED = `${NOT_SOURCE}|${BUILT}`;

/** Checks the imports of a workspace: { modules, found }, their number and each violation as { rule, from, to, comment }. */
export async function violations(root) {
  const projects = taggedProjects(root);
  const rules = ruleset(projects);
  const folders = projects.map(({ folder }) => folder);
  const result = await cruise(
    folders,
    {
      baseDir: root,
      ruleSet: { forbidden: rules },
      validate: true,
      exclude: { path: NOT_SOURCE },
      doNotFollow: { path: ['node_modules', BUILT] },
      combinedDependencies: true,
      tsPreCompilationDeps: true,
      skipAnalysisNotInRules: true,
      // Files do not change during the check. By default they are read again after four seconds.
      enhancedResolveOptions: { cachedInputFileSystem: { cacheDuration: 1_800_000 } },
    },
    {
      conditionNames: ['source', 'browser', 'import', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts', '.css'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
  );
  return {
    modules: result.output.summary.totalCruised,
    found: [
      ...result.output.summary.violations.map(({ rule, from, to }) => ({
        rule: rule.name,
        from,
        to,
        comment: rules.find((candidate) => candidate.name === rule.name && speaksOf(candidate, from))
          ?.comment,
      })),
      ...fileCycles(result.output.modules),
      ...folderCycles(result.output.modules, folders),
      ...unseenSources(
        root,
        result.output.modules.map(({ source }) => source),
        NOT_CRUISED,
      ),
    ],
  };
}

/** Whether a rule applies to this file. Projects of one kind have rules with the same name. */
function speaksOf({ from: { path = '', pathNot = [] } }, file) {
  return new RegExp(path).test(file) && ![pathNot].flat().some((pattern) => new RegExp(pattern).test(file));
}

export const UNSEEN_SOURCE = 'every-source-is-cruised';

const COMMENT =
  'No rule has looked at this file: its folder is no project of the workspace, or none that the check knows.';

const SOURCE = /\.(?:tsx?|mjs|cjs)$/;

/** Source files that the cruise missed, so that a project missing from the list is noticed. `exclude` are the paths left out on purpose. */
export function unseenSources(root, cruised, exclude) {
  const seen = new Set(cruised);
  const leftOut = new RegExp(exclude);
  const from = (folder) =>
    readdirSync(posix.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
      if (entry.isDirectory()) return leftOut.test(`${path}/`) ? [] : from(path);
      return SOURCE.test(path) && !seen.has(path) ? [path] : [];
    });
  return from('').map((path) => ({ rule: UNSEEN_SOURCE, from: path, to: '', comment: COMMENT }));
}
