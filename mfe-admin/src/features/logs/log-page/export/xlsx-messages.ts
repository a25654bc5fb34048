import type { FileHeadings } from './file-headings';

export interface SheetOptions {
  sheet: string;
  headings: FileHeadings;
  isRightToLeft: boolean;
}

/** What the worker is sent: the file as it comes, then that it is whole. */
export type ToXlsxWorker = { kind: 'part'; part: Uint8Array<ArrayBuffer> } | ({ kind: 'end' } & SheetOptions);

export type FromXlsxWorker = { kind: 'file'; file: Blob } | { kind: 'failed'; reason: string };
