import { readFileSync } from 'node:fs';
import { childrenOf } from './processor-time.mjs';

const MIB = 1024;

/** Memory of a process and of all that it started, in MiB: of each what is resident, and its share of what several have. Linux only. */
export function memoryOf(pid) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const sizeOf = (name) => Math.round(Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(rollup)[1]) / MIB);
  const own = { pid, resident: sizeOf('Rss'), share: sizeOf('Pss') };
  return [own, ...childrenOf(pid).flatMap((child) => memoryOf(child))];
}
