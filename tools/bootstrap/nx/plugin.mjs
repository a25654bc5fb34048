import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeStamp } from './stamps.mjs';

/** Where the summary of the suite reads how each task ended. */
export const TASK_RESULTS = 'test-results/tasks.json';

/** Target of a project to the file in its folder that calls for it. Command, inputs and outputs of each are in nx.json. */
const TARGETS = {
  unit: 'vitest.config.mjs',
  components: 'jest.config.mjs',
};

/** Gives each project the targets that its files call for, so that a new project needs no list of them. */
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

/**
 * Records the result and output of each task. Builds lose their stamps, whoever ran Nx: only `runNx` knows the
 * sources at its start and writes new ones.
 */
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
