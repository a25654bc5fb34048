import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../run.mjs';
import { stampReader, writeStamp } from './stamps.mjs';
import { ROOT, projects, readJson } from '../workspace.mjs';
import { TASK_RESULTS } from './plugin.mjs';

/** Keeps Nx local, without a background process and without its terminal UI. */
const ENVIRONMENT = {
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_SKIP_NX_CACHE: process.env.NX_SKIP_NX_CACHE ?? 'false',
};

/**
 * Runs Nx and returns { code, output, tasks }. `postTasksExecution` in plugin.mjs records `tasks`, which are empty if Nx ended before.
 * `onTask` gets the name of each finished task. Successful builds get the stamp that their sources had at the start.
 */
export async function runNx(args, { env = {}, onTask = () => undefined } = {}) {
  const results = join(ROOT, TASK_RESULTS);
  rmSync(results, { force: true });
  const stamps = await readStamps();
  const nx = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
  const { code, output } = await runNode([nx, ...args, '--outputStyle=static'], {
    env: { ...ENVIRONMENT, ...env },
    onLine: (line) => {
      const [, task, note] = /^\s*> nx run (\S+)(.*)$/.exec(line) ?? [];
      if (task !== undefined) onTask(`${task.replace('@portico/', '')}${note}`);
    },
  });
  const tasks = readResults(results);
  for (const { project, target, status } of tasks)
    if (target === 'build' && (status === 'success' || status.includes('cache')))
      writeStamp(project, stamps.get(project));
  return { code, output, tasks };
}

async function readStamps() {
  const all = projects();
  const stampOf = await stampReader(all);
  return new Map(all.map((project) => [project.name, stampOf(project)]));
}

function readResults(file) {
  try {
    return readJson(file);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
