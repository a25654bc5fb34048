import { countOf, type WzTree } from '../file/wz-tree';

/** More are counted no further: no one goes through them one by one. */
export const MAX_HITS = 10_000;

export interface TreeHits {
  nodes: readonly number[];
  /** There are more. */
  isCut: boolean;
}

/** The nodes whose name or value has the text, whatever its case. */
export function hitsOf(tree: WzTree, text: string): TreeHits {
  const nodes: number[] = [];
  if (text === '') return { nodes, isCut: false };
  const pattern = patternOf(text, 'iu');
  for (let node = 0; node < countOf(tree); node += 1) {
    if (!pattern.test(tree.names[node] ?? '') && !pattern.test(tree.values[node] ?? '')) continue;
    if (nodes.length === MAX_HITS) return { nodes, isCut: true };
    nodes.push(node);
  }
  return { nodes, isCut: false };
}

/** A text in pieces, every second of which is what was searched. */
export function piecesOf(text: string, searched: string): string[] {
  return searched === '' ? [text] : text.split(patternOf(searched, 'iu', true));
}

function patternOf(text: string, flags: string, isKept = false): RegExp {
  const source = text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(isKept ? `(${source})` : source, flags);
}
