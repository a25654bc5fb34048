import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, projects } from '../bootstrap/workspace.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** What differs from where this branch left `main`, what is not committed included; on `main` itself the latter alone. */
export function changedFiles() {
  const [base] = git('merge-base', 'HEAD', 'main');
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * Names of the projects that changed files can reach, by the graph of Nx; undefined for all, where a file that is in no
 * project may concern every one. Documents concern none.
 */
export function affectedProjects(
  files,
  { folders = projects().map(({ folder }) => folder), reach = reachedBy } = {},
) {
  const code = files.filter((file) => !file.endsWith('.md'));
  const isInProject = (file) => folders.some((folder) => file.startsWith(`${folder}/`));
  if (!code.every(isInProject)) return undefined;
  return new Set(code.length === 0 ? [] : reach(code));
}

function reachedBy(files) {
  const nx = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
  const args = ['show', 'projects', '--affected', `--files=${files.join(',')}`, '--json'];
  const env = { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true' };
  return JSON.parse(execFileSync(process.execPath, [nx, ...args], { cwd: ROOT, encoding: 'utf8', env }));
}
