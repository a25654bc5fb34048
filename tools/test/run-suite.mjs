import { runNx } from '../bootstrap/nx/run-nx.mjs';
import { tail } from '../bootstrap/run.mjs';
import { PlainError, say, sinceStart } from '../bootstrap/terminal.mjs';
import { summary } from './summary.mjs';

/** Targets that only read the source. */
export const CHECKS = ['lint', 'styles', 'format', 'boundaries', 'unused', 'links', 'types'];

/**
 * An empty task that depends on the longest ones. Nx starts tasks first that others depend on; otherwise a long task might start last and
 * run alone for minutes. Affected runs leave it out, because it would run tasks that are not affected.
 */
const LONGEST_FIRST = 'longest';

/** All targets: builds, tests, checks and generated files. */
export const SUITE = [LONGEST_FIRST, 'build', 'api', 'unit', 'components', ...CHECKS, 'generated', 'e2e'];

/** Runs these targets of all projects, or of affected ones, and prints a summary. Returns whether all passed. */
export async function runSuite(targets, { isAffected = false, env } = {}) {
  const which = isAffected ? ['affected', '--base=main'] : ['run-many'];
  const all = targets.filter((target) => !isAffected || target !== LONGEST_FIRST);
  const ended = await runNx([...which, '--targets', all.join(',')], {
    env,
    onTask: (task) => say(`  ${sinceStart().padStart(8)}  ${task}`),
  });
  return isWell({ ...ended, tasks: ended.tasks.filter(({ target }) => target !== LONGEST_FIRST) });
}

/** Whether Nx and all its tasks succeeded. A failure that no task reports is one of Nx itself. */
export function isWell({ code, output, tasks }) {
  const failure = `Nx ended with code ${code}:\n${tail(output, 40)}`;
  if (code !== 0 && tasks.length === 0) throw new PlainError(failure);
  const isGreen = summary(tasks);
  if (code !== 0 && isGreen) throw new PlainError(failure);
  return isGreen;
}
