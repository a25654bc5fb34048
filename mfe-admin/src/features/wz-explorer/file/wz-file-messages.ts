import type { WzFileFault } from './wz-file-fault';
import type { WzTree } from './wz-tree';

/** To the worker that reads a file. */
export interface FileToRead {
  name: string;
  content: Blob;
}

/** From that worker. */
export type FromFileWorker = { kind: 'tree'; tree: WzTree } | { kind: 'refused'; fault: WzFileFault };
