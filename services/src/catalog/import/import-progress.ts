import type { Writable } from 'node:stream';
import cliProgress from 'cli-progress';
import type { ImportOptions } from './run-import.js';

const LINE_EVERY_MS = 5000;
const MEGABYTE = 1_000_000;

/** Progress of an import: a bar with speed and time left on a terminal, a line now and then elsewhere. */
export function importProgress(output: Writable & { isTTY?: boolean }): {
  progress: Required<ImportOptions>['progress'];
  stop: () => void;
} {
  return output.isTTY ? barProgress(output) : lineProgress(output);
}

function barProgress(output: Writable): ReturnType<typeof importProgress> {
  const startedAt = Date.now();
  const bar = new cliProgress.SingleBar({
    format: '{bar} {percentage}%  {files}/{allFiles} files  {rate} MB/s  {left} left',
    stream: output,
    hideCursor: true,
    clearOnComplete: true,
  });
  let isStarted = false;
  return {
    progress: ({ filesRead, bytesRead }, totals) => {
      const { rate, secondsLeft } = paceOf(bytesRead, totals.bytes, Date.now() - startedAt);
      const numbers = {
        files: filesRead,
        allFiles: totals.files,
        rate: rate.toFixed(1),
        left: secondsLeft === undefined ? '?' : `${secondsLeft} s`,
      };
      if (!isStarted) bar.start(Math.max(1, totals.bytes), 0, numbers);
      isStarted = true;
      bar.update(bytesRead, numbers);
    },
    stop: () => bar.stop(),
  };
}

function lineProgress(output: Writable): ReturnType<typeof importProgress> {
  const startedAt = Date.now();
  let lastLineAt = startedAt;
  return {
    progress: ({ filesRead, bytesRead }, totals) => {
      if (Date.now() - lastLineAt < LINE_EVERY_MS) return;
      lastLineAt = Date.now();
      const { rate, secondsLeft } = paceOf(bytesRead, totals.bytes, lastLineAt - startedAt);
      const left = secondsLeft === undefined ? '' : `, ${secondsLeft} s left`;
      output.write(`${filesRead} of ${totals.files} files read, ${rate.toFixed(1)} MB/s${left}\n`);
    },
    stop: () => {},
  };
}

export function paceOf(
  bytesRead: number,
  allBytes: number,
  elapsedMs: number,
): { rate: number; secondsLeft: number | undefined } {
  const rate = elapsedMs > 0 ? bytesRead / MEGABYTE / (elapsedMs / 1000) : 0;
  if (rate === 0) return { rate, secondsLeft: undefined };
  return { rate, secondsLeft: Math.ceil(Math.max(0, allBytes - bytesRead) / MEGABYTE / rate) };
}
