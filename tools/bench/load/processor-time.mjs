import { readFileSync, readdirSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** CPU time of a process; `withEnded` adds its children that have ended. 0 if the system is not Linux. */
export function processorSecondsOf(pid, withEnded = false) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, withEnded ? 15 : 13)
      .map(Number);
    return times.reduce((sum, time) => sum + time, 0) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** Running child processes; empty if the system is not Linux. */
export function childrenOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
  } catch {
    return [];
  }
}
