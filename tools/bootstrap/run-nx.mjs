import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './run.mjs';
import { ROOT, readJson } from './workspace.mjs';
import { TASK_RESULTS } from './nx-plugin.mjs';

/** Settings that keep Nx local, without a background process and without a screen of its own. */
const ENVIRONMENT = {
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_SKIP_NX_CACHE: process.env.NX_SKIP_NX_CACHE ?? 'false',
};

/**
 * Runs Nx and answers { code, output, tasks }. `tasks` are those of `postTasksExecution` in nx-plugin.mjs, none where Nx ended before it
 * ran any. `onTask` sees the name of each task as it ends.
 */
export async function runNx(args, { env = {}, onTask = () => undefined } = {}) {
  const results = join(ROOT, TASK_RESULTS);
  rmSync(results, { force: true });
  const nx = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
  const { code, output } = await runNode([nx, ...args, '--outputStyle=static'], {
    env: { ...ENVIRONMENT, ...env },
    onLine: (line) => {
      const [, task, note] = /^\s*> nx run (\S+)(.*)$/.exec(line) ?? [];
      if (task !== undefined) onTask(`${task.replace('@portico/', '')}${note}`);
    },
  });
  return { code, output, tasks: readResults(results) };
}

function readResults(file) {
  try {
    return readJson(file);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
