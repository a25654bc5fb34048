import type { WzFileFault } from './wz-file-fault';
import type { WzTree } from './wz-tree';

/** A file of the reader's own, or the bytes of one that was loaded. */
export interface FileToRead {
  name: string;
  content: Blob;
}

export type FromFileWorker = { kind: 'tree'; tree: WzTree } | { kind: 'refused'; fault: WzFileFault };
