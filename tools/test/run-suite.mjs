import { runNx } from '../bootstrap/nx/run-nx.mjs';
import { tail } from '../bootstrap/run.mjs';
import { PlainError, say, sinceStart } from '../bootstrap/terminal.mjs';
import { summary } from './summary.mjs';

/** Targets that look at the source alone. */
export const CHECKS = ['lint', 'styles', 'format', 'boundaries', 'unused', 'links', 'types'];

/** Everything: the checks, the builds, the generated files, the tests. */
export const SUITE = [
  'build',
  ...CHECKS,
  'generated',
  'unit',
  'components',
  'api-sqlite',
  'api-mariadb',
  'e2e',
];

/** Runs these targets of all projects, or of those that the change can reach, and sums up; answers whether all is well. */
export async function runSuite(targets, { isAffected = false, env } = {}) {
  const which = isAffected ? ['affected', '--base=main'] : ['run-many'];
  const ended = await runNx([...which, '--targets', targets.join(',')], {
    env,
    onTask: (task) => say(`  ${sinceStart().padStart(8)}  ${task}`),
  });
  return isWell(ended);
}

/** Sums up what Nx answered; a failure that no task reports is one of Nx itself. */
export function isWell({ code, output, tasks }) {
  const failure = `Nx ended with code ${code}:\n${tail(output, 40)}`;
  if (code !== 0 && tasks.length === 0) throw new PlainError(failure);
  const isGreen = summary(tasks);
  if (code !== 0 && isGreen) throw new PlainError(failure);
  return isGreen;
}
