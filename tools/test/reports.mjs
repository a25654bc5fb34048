import { join } from 'node:path';
import { ROOT } from '../bootstrap/workspace.mjs';

/** JSON report of a target's tests. Nx stores it with the task, so that a cached task still has its counts. */
export function reportOf(folder, target) {
  return join(ROOT, 'test-results', folder, `${target}.json`);
}
