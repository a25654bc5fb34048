import { readFileSync, readdirSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const MIB = 1024;

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

/** Resident memory of a process in MiB, or its highest value (`VmHWM`). 0 if the process has ended or the system is not Linux. */
export function megabytesOf(pid, field = 'VmRSS') {
  try {
    const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    );
    return Math.round(kilobytes / MIB);
  } catch {
    return 0;
  }
}

/** Resident memory of a process and its children in MiB. They divide shared memory. Linux only. An idle child may end meanwhile. */
export function memoryOf(pid) {
  let rollup;
  try {
    rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  } catch {
    return [];
  }
  const sizeOf = (name) => Math.round(Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(rollup)[1]) / MIB);
  const own = { pid, resident: sizeOf('Rss'), share: sizeOf('Pss') };
  return [own, ...childrenOf(pid).flatMap((child) => memoryOf(child))];
}
