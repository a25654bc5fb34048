import type { FileToRead, FromFileWorker } from './file-messages';
import { MAX_FILE_BYTES } from './file-limits';
import { WzFileError } from './wz-file-fault';
import type { WzTree } from './wz-tree';

/** Reads a file beside the page: the worker is a chunk of its own, and nothing leaves the browser. It ends with the signal. */
export function readBeside(file: FileToRead, signal: AbortSignal): Promise<WzTree> {
  // Of a file that is too large not a byte is read.
  if (file.content.size > MAX_FILE_BYTES) {
    return Promise.reject(new WzFileError({ code: 'tooLarge', limit: MAX_FILE_BYTES }));
  }
  const worker = new Worker(
    /* webpackChunkName: "worker-wz-file" */ new URL('./wz-file-worker.ts', import.meta.url),
    { name: 'wz-file' },
  );
  const tree = new Promise<WzTree>((resolve, reject) => {
    const refuse = (reason: string) => reject(new WzFileError({ code: 'reader', reason }));
    worker.addEventListener('message', ({ data }: MessageEvent<FromFileWorker>) => {
      if (data.kind === 'tree') resolve(data.tree);
      else reject(new WzFileError(data.fault));
    });
    worker.addEventListener('error', ({ message }) =>
      refuse(message === '' ? 'The worker did not start.' : message),
    );
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  worker.postMessage(file, []);
  return tree.finally(() => worker.terminate());
}
