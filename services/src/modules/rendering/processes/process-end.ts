import { KilledFromOutside, RenderingFailure } from '../rendering-failure.js';

/** No JavaScript can hold it up, and nothing else sends it: it tells too much memory from other ends. */
export const MEMORY_SIGNAL = 'SIGUSR2';

const HEAP_IS_FULL = /heap out of memory/i;

/** Why a process ended that was not told to. */
export function endOf(code: number | null, signal: NodeJS.Signals | null, stderr: string): RenderingFailure {
  if (signal === MEMORY_SIGNAL || HEAP_IS_FULL.test(stderr)) {
    return new RenderingFailure('memory', 'Its process took too much memory');
  }
  if (signal === 'SIGKILL') return new KilledFromOutside();
  const end = signal === null ? `code ${code}` : signal;
  return new RenderingFailure('exit', `Its process ended with ${end}`, stderr.trim() || undefined);
}
