import { runNx } from '../bootstrap/nx/run-nx.mjs';
import { tail } from '../bootstrap/run.mjs';
import { PlainError, say, sinceStart } from '../bootstrap/terminal.mjs';
import { summary } from './summary.mjs';

/** Targets that look at the source alone. */
export const CHECKS = ['lint', 'styles', 'format', 'boundaries', 'unused', 'links', 'types'];

/** Everything: the builds, the tests, the checks, the generated files. The longest come first, see `LONGEST_FIRST`. */
export const SUITE = [
  'build',
  'api-sqlite',
  'api-mariadb',
  'unit',
  'components',
  ...CHECKS,
  'generated',
  'e2e',
];

/** Nx keeps to the order of projects and targets where no task waits for another: a long task that begins last runs alone. */
const LONGEST_FIRST = '--projects=@portico/demo,*';

/** Runs these targets of all projects, or of affected ones, and prints a summary. Returns whether all passed. */
export async function runSuite(targets, { isAffected = false, env } = {}) {
  const which = isAffected ? ['affected', '--base=main'] : ['run-many', LONGEST_FIRST];
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
