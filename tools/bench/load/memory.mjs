import { readFileSync } from 'node:fs';
import { childrenOf } from './processor-time.mjs';

const MIB = 1024;

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
