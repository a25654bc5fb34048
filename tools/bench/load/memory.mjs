import { readFileSync } from 'node:fs';
import { childrenOf } from './processor-time.mjs';

const MIB = 1024;

/** Resident memory of a process and its children in MiB, with each one's share of shared memory. Linux only. */
export function memoryOf(pid) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const sizeOf = (name) => Math.round(Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(rollup)[1]) / MIB);
  const own = { pid, resident: sizeOf('Rss'), share: sizeOf('Pss') };
  return [own, ...childrenOf(pid).flatMap((child) => memoryOf(child))];
}
