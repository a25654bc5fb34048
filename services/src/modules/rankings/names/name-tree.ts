import { searchAscending } from '../tables/columns.js';
import { type NameTable, NameText } from '../tables/name-table.js';

/** One spelling for names and search terms: compatibility forms folded, lower case. */
export function foldName(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function unitsOf(folded: string): Uint16Array {
  const units = new Uint16Array(folded.length);
  for (let at = 0; at < units.length; at++) units[at] = folded.charCodeAt(at);
  return units;
}

export const ROOT = 0;

const UNITS = 0x10000;

/** A tree of all texts in names. Common texts are nodes with counts, rare ones leaves with rows. 40 MB for a million names. */
export interface NameTree {
  /** Ascending `edgeKey` of every edge. */
  edgeKeys: Float64Array;
  /** Target of each edge: a node, or a leaf with `leafTarget`. */
  edgeTargets: Int32Array;
  leafStarts: Uint32Array;
  leafRows: Uint32Array;
  /** First row whose name is exactly the node's text; -1 for none. */
  wholeRows: Int32Array;
  /** Per node, the number of matching names in each block of ranks; see `RankBlocks`. */
  blockCounts: Uint16Array;
}

export function edgeKey(node: number, unit: number): number {
  return node * UNITS + unit;
}

/** Encodes a leaf as the target of an edge. Applied twice, it gives the leaf again. */
export function leafTarget(leaf: number): number {
  return -1 - leaf;
}

/** Names that contain a text: the rows in ascending order if they are few, else the node with their counts. */
type NamesFound = { rows: Uint32Array } | { node: number; units: Uint16Array };

/** The node of a text, or rows that include all names with the text. If `isExact`, they include no others. */
type Reached = { node: number } | { rows: Uint32Array; isExact: boolean };

/** Up to this many rows are compared directly, without intersecting another leaf. */
const FEW_ROWS = 64;

const NO_NAMES: NamesFound = { rows: new Uint32Array(0) };

/** Finds names by a part of them: walks down the tree, then compares the few names of one leaf. */
export class NameSearch {
  readonly text: NameText;

  constructor(
    names: NameTable,
    private readonly tree: NameTree,
  ) {
    this.text = new NameText(names);
  }

  find(folded: string): NamesFound {
    const units = unitsOf(folded);
    const reached = this.reach(units);
    if (reached === undefined) return NO_NAMES;
    if ('node' in reached) return { node: reached.node, units };
    if (reached.isExact) return { rows: reached.rows };
    return { rows: reached.rows.filter((row) => this.text.contains(row, units)) };
  }

  findWhole(folded: string): number | undefined {
    const units = unitsOf(folded);
    const reached = this.reach(units);
    if (reached === undefined) return undefined;
    if ('rows' in reached) return reached.rows.find((row) => this.text.isWhole(row, units));
    const row = Number(this.tree.wholeRows[reached.node]);
    return row === -1 ? undefined : row;
  }

  /** Targets of a text from its start and from its later code units; undefined if no name contains the text. */
  private reach(units: Uint16Array): Reached | undefined {
    if (units.length >= this.text.stride) return undefined;
    const leaves: Uint32Array[] = [];
    for (let from = 0; from < units.length; from++) {
      const walked = this.walk(units, from);
      if (walked === undefined) return undefined;
      const { target, end } = walked;
      if (from === 0 && target >= 0) return { node: target };
      // The text from here on is common, so its later parts are too.
      if (target >= 0) break;
      const rows = this.rowsOf(target);
      if (from === 0 && end === units.length) return { rows, isExact: true };
      leaves.push(rows);
    }
    return leaves.length === 0 ? undefined : { rows: rowsInAll(leaves), isExact: false };
  }

  private walk(units: Uint16Array, from: number): { target: number; end: number } | undefined {
    let target = ROOT;
    let end = from;
    while (target >= 0 && end < units.length) {
      const edge = searchAscending(this.tree.edgeKeys, edgeKey(target, Number(units[end])));
      if (edge === -1) return undefined;
      target = Number(this.tree.edgeTargets[edge]);
      end += 1;
    }
    return { target, end };
  }

  private rowsOf(target: number): Uint32Array {
    const leaf = leafTarget(target);
    return this.tree.leafRows.subarray(this.tree.leafStarts[leaf], this.tree.leafStarts[leaf + 1]);
  }
}

function rowsInAll(lists: Uint32Array[]): Uint32Array {
  const [smallest = new Uint32Array(0), ...others] = lists.sort((one, other) => one.length - other.length);
  let rows = smallest;
  for (const other of others) {
    if (rows.length <= FEW_ROWS) return rows;
    rows = rowsInBoth(rows, other);
  }
  return rows;
}

function rowsInBoth(one: Uint32Array, other: Uint32Array): Uint32Array {
  const shared = new Uint32Array(one.length);
  let count = 0;
  let at = 0;
  for (const row of one) {
    while (at < other.length && Number(other[at]) < row) at += 1;
    if (other[at] === row) shared[count++] = row;
  }
  return shared.subarray(0, count);
}
