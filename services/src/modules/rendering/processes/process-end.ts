import { KilledFromOutside, RenderingFailure } from '../rendering-failure.js';

/** No JavaScript can hold these up, and nothing else sends them. */
export const END_SIGNALS = { memory: 'SIGUSR2', loop: 'SIGALRM' } as const;

const HEAP_IS_FULL = /heap out of memory/i;

/** Why a process ended that was not told to. */
export function endOf(code: number | null, signal: NodeJS.Signals | null, stderr: string): RenderingFailure {
  if (signal === END_SIGNALS.memory || HEAP_IS_FULL.test(stderr)) {
    return new RenderingFailure('memory', 'Its process took too much memory');
  }
  if (signal === END_SIGNALS.loop) return new RenderingFailure('exit', 'Its process was stuck in a loop');
  if (signal === 'SIGKILL') return new KilledFromOutside();
  const end = signal === null ? `code ${code}` : signal;
  return new RenderingFailure('exit', `Its process ended with ${end}`, stderr.trim() || undefined);
}
