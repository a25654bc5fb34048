import { join } from 'node:path';
import { ROOT } from '../bootstrap/workspace.mjs';

/** The JSON report of a target's tests. Nx keeps it with the task, so that a task that is not run again still has its counts. */
export function reportOf(folder, target) {
  return join(ROOT, 'test-results', folder, `${target}.json`);
}
