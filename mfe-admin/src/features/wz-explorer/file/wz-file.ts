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

/**
 * Nodes of a file in text order: the descendants of a node follow it, up to `ends`. Stored in columns, since half a
 * million objects would take seconds to transfer.
 */
export interface WzTree {
  names: string[];
  /** Element name of each node, such as `imgdir`. */
  kinds: string[];
  values: string[];
  /** 0 for the root. */
  depths: Uint8Array;
  /** -1 for the root. */
  parents: Int32Array;
  /** The first node after the descendants. */
  ends: Uint32Array;
  positions: Uint32Array;
  childCounts: Uint32Array;
  /** Pictures that the file itself holds, as base64, by their nodes. */
  pictures: ReadonlyMap<number, string>;
}

export function countOf(tree: WzTree): number {
  return tree.names.length;
}

export function hasChildren(tree: WzTree, node: number): boolean {
  return (tree.childCounts[node] ?? 0) > 0;
}

export function ancestorsOf(tree: WzTree, node: number): number[] {
  const above: number[] = [];
  for (let at = tree.parents[node] ?? -1; at >= 0; at = tree.parents[at] ?? -1) above.push(at);
  return above;
}

export function pathOf(tree: WzTree, node: number): string {
  return [node, ...ancestorsOf(tree, node)]
    .reverse()
    .map((one) => tree.names[one] ?? '')
    .join('/');
}

/** All nodes except those below a closed one. */
export function visibleNodes(tree: WzTree, open: ReadonlySet<number>): number[] {
  const visible: number[] = [];
  for (let node = 0; node < countOf(tree);) {
    visible.push(node);
    node = open.has(node) ? node + 1 : (tree.ends[node] ?? countOf(tree));
  }
  return visible;
}

export function childrenOf(tree: WzTree, node: number): number[] {
  const children: number[] = [];
  const end = tree.ends[node] ?? 0;
  for (let child = node + 1; child < end; child = tree.ends[child] ?? end) children.push(child);
  return children;
}

/** Id of the item, face or hair of the file, if it has one. */
export function itemOf(tree: WzTree): number | undefined {
  const id = /^(?<id>\d{8})\.img$/.exec(tree.names[0] ?? '')?.groups?.['id'];
  return id === undefined ? undefined : Number(id);
}
