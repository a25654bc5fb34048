import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { folderCycles } from './folder-cycles.mjs';
import { ruleset, taggedProjects } from './ruleset.mjs';

/** Walks the imports of a workspace and answers every violation as { rule, from, to, comment }. */
export async function violations(root, { exclude }) {
  const projects = taggedProjects(root);
  const folders = projects.map(({ folder }) => folder);
  const result = await cruise(
    folders,
    {
      baseDir: root,
      ruleSet: { forbidden: ruleset(projects) },
      validate: true,
      exclude: { path: exclude },
      doNotFollow: { path: 'node_modules' },
      combinedDependencies: true,
      tsPreCompilationDeps: true,
      tsConfig: { fileName: join(import.meta.dirname, '../../tsconfig.base.json') },
      skipAnalysisNotInRules: true,
    },
    {
      conditionNames: ['source', 'browser', 'import', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts', '.css'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
  );
  const comments = new Map(
    result.output.summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]),
  );
  return {
    modules: result.output.summary.totalCruised,
    found: [
      ...result.output.summary.violations.map(({ rule, from, to }) => ({
        rule: rule.name,
        from,
        to,
        comment: comments.get(rule.name),
      })),
      ...folderCycles(result.output.modules, folders),
    ],
  };
}
