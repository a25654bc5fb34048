import { runNx } from '../bootstrap/run-nx.mjs';
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
  const { code, output, tasks } = await runNx([...which, '--targets', targets.join(',')], {
    env,
    onTask: (task) => say(`  ${sinceStart().padStart(8)}  ${task}`),
  });
  if (code !== 0 && tasks.length === 0) throw new PlainError(`Nx failed:\n${tail(output, 40)}`);
  return summary(tasks);
}
