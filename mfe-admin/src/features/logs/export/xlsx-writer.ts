import { workerAnswer } from '../../../shared/worker-answer';
import type { FileHeadings } from './file-headings';

export interface SheetOptions {
  sheet: string;
  headings: FileHeadings;
  isRightToLeft: boolean;
}

/** Messages to the worker: each part of the file as it arrives, then its end. */
export type ToXlsxWorker = { kind: 'part'; part: Uint8Array<ArrayBuffer> } | ({ kind: 'end' } & SheetOptions);

export type FromXlsxWorker = { kind: 'file'; file: Blob } | { kind: 'failed'; reason: string };

/** Builds a sheet in a worker. */
export class XlsxWriter {
  readonly #worker: Worker;
  readonly #file: Promise<Blob>;

  constructor(signal: AbortSignal) {
    const worker = new Worker(
      /* webpackChunkName: "worker-log-xlsx" */ new URL('./xlsx-worker.ts', import.meta.url),
      { name: 'log-xlsx' },
    );
    this.#worker = worker;
    this.#file = workerAnswer<Blob>(worker, signal, ({ resolve, reject }) =>
      worker.addEventListener('message', ({ data }: MessageEvent<FromXlsxWorker>) => {
        if (data.kind === 'file') resolve(data.file);
        else reject(new Error(data.reason));
      }),
    );
    // Avoids an unhandled rejection: a caller that waits later still gets the error.
    this.#file.catch(() => undefined);
  }

  add(part: Uint8Array<ArrayBuffer>): void {
    this.#send({ kind: 'part', part }, [part.buffer]);
  }

  finish({ sheet, headings, isRightToLeft }: SheetOptions): Promise<Blob> {
    this.#send({ kind: 'end', sheet, headings, isRightToLeft });
    return this.#file;
  }

  /** Rejects as soon as the file cannot be built. */
  get failed(): Promise<never> {
    return this.#file.then(() => new Promise<never>(() => undefined));
  }

  #send(message: ToXlsxWorker, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }
}
