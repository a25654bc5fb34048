import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeStamp } from './stamps.mjs';

/** Results of all tasks, for the summary of the test suite. */
export const TASK_RESULTS = 'test-results/tasks.json';

/** The file in a project's folder that adds each target to it. nx.json defines the commands, inputs and outputs. */
const TARGETS = { unit: 'vitest.config.mjs', components: 'jest.config.mjs' };

/** Adds targets to each project by the files in its folder, so that a new project needs no list of targets. */
export const createNodes = [
  '{libs/*,shell,mfe-*,services,services/demo,tools,e2e}/package.json',
  (manifests, _options, { workspaceRoot }) =>
    manifests.map((manifest) => {
      const root = dirname(manifest);
      const targets = Object.entries(TARGETS)
        .filter(([, file]) => existsSync(join(workspaceRoot, root, file)))
        .map(([target]) => [target, {}]);
      return [manifest, { projects: { [root]: { targets: Object.fromEntries(targets) } } }];
    }),
];

/** Records each task's result and output. Builds lose their stamps, whoever ran Nx: only `runNx` knows the sources at the start. */
export function postTasksExecution(_options, { workspaceRoot, taskResults }) {
  for (const { task } of Object.values(taskResults))
    if (task.target.target === 'build') removeStamp(task.target.project, workspaceRoot);
  const file = join(workspaceRoot, TASK_RESULTS);
  mkdirSync(dirname(file), { recursive: true });
  const results = Object.values(taskResults).map(({ task, status, terminalOutput = '' }) => ({
    project: task.target.project,
    folder: task.projectRoot,
    target: task.target.target,
    status,
    output: terminalOutput,
    ms: (task.endTime ?? 0) - (task.startTime ?? 0),
  }));
  writeFileSync(file, JSON.stringify(results));
}
