import type { WzTree } from './wz-tree';

/** To the worker that reads a file. */
export interface FileToRead {
  name: string;
  content: Blob;
}

/** From that worker. */
export type FromFileWorker = { kind: 'tree'; tree: WzTree } | { kind: 'refused'; fault: WzFileFault };

export type WzFileFault =
  | { code: 'empty' | 'archive' | 'html' | 'binary' | 'doctype' | 'inflate' }
  | { code: 'tooLarge' | 'tooLargeInflated' | 'tooManyNodes' | 'tooDeep'; limit: number }
  | { code: 'malformed'; line: number; column: number; reason: string }
  | { code: 'otherRoot'; root: string }
  | { code: 'reader'; reason: string };

export class WzFileError extends Error {
  constructor(readonly fault: WzFileFault) {
    super(fault.code);
  }
}

/** Limit of the XML, unpacked. The largest character file has half a mebibyte. */
export const MAX_FILE_BYTES = 16 * 1_048_576;

export const MAX_NODES = 500_000;

export const MAX_DEPTH = 64;
