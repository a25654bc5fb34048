import type { WzFileFault } from './wz-file-fault';
import type { WzTree } from './wz-tree';

export interface FileToRead {
  name: string;
  content: Blob;
}

export type FromFileWorker = { kind: 'tree'; tree: WzTree } | { kind: 'refused'; fault: WzFileFault };
