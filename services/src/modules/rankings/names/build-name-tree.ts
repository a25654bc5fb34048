import { type NameTable, NameText, PADDING_CODE } from '../tables/name-table.js';
import { edgeKey, leafTarget, type NameTree, ROOT } from './name-tree.js';
import { BLOCKS_PER_ROW, NO_BLOCK } from '../tables/rank-list.js';

/** A text in a smaller share of all names is a leaf. A search compares at most this share of them. */
const COMMON_SHARE = 1 / 128;
const MIN_COMMON = 2048;

/** Limits the memory for counts: 33 KB per node. Less frequent texts above it become leaves, however many names have them. */
const MAX_NODES = 1000;

/** Marks a text position that has nothing left to read. */
const ENDED = -(2 ** 31);

export interface NameTreeSource {
  names: NameTable;
  rows: number;
  /** Blocks of each row, and the number of blocks; see `RankBlocks`. */
  blocksOfRows: Uint16Array;
  blocks: number;
}

/** Targets of one tree level, at index `node of the level * alphabet + letter`. */
interface Level {
  nodes: number[];
  targets: Int32Array;
}

/** Builds the tree of all texts that occur in names. It takes a second or two for a million names and is linear in their characters. */
export function buildNameTree(
  source: NameTreeSource,
  minCommon = Math.max(MIN_COMMON, source.rows * COMMON_SHARE),
): NameTree {
  return new NameTreeBuilder(source, minCommon).build();
}

class NameTreeBuilder {
  private readonly text: NameText;
  private readonly lengths: Uint16Array;
  /** Index of each code unit among the letters in use. */
  private readonly letters = new Uint16Array(0x10000);
  private readonly units: number[] = [];
  private readonly reached: Int32Array;

  private readonly edgeKeys: number[] = [];
  private readonly edgeTargets: number[] = [];
  private readonly leafSizes: number[] = [];
  private readonly wholeRows: number[] = [-1];
  private readonly counts: Uint16Array[];

  constructor(
    private readonly source: NameTreeSource,
    private readonly minCommon: number,
  ) {
    this.text = new NameText(source.names);
    this.lengths = new Uint16Array(source.rows);
    this.reached = new Int32Array(this.text.size);
    this.counts = [new Uint16Array(source.blocks)];
    this.readAlphabet();
  }

  build(): NameTree {
    let nodes = [ROOT];
    for (let depth = 0; nodes.length > 0; depth++) nodes = this.grow(nodes, depth);
    const blockCounts = new Uint16Array(this.wholeRows.length * this.source.blocks);
    let offset = 0;
    for (const part of this.counts) {
      blockCounts.set(part, offset);
      offset += part.length;
    }
    return {
      edgeKeys: Float64Array.from(this.edgeKeys),
      edgeTargets: Int32Array.from(this.edgeTargets),
      wholeRows: Int32Array.from(this.wholeRows),
      blockCounts,
      ...this.fillLeaves(),
    };
  }

  private readAlphabet(): void {
    const { text } = this;
    const isUsed = new Uint8Array(0x10000);
    for (let row = 0; row < this.lengths.length; row++) {
      const start = row * text.stride;
      let length = 0;
      for (let unit = text.unitAt(start); unit !== PADDING_CODE; unit = text.unitAt(start + ++length)) {
        isUsed[unit] = 1;
      }
      this.lengths[row] = length;
    }
    for (let unit = isUsed.indexOf(1); unit !== -1; unit = isUsed.indexOf(1, unit + 1)) {
      this.letters[unit] = this.units.length;
      this.units.push(unit);
    }
  }

  private grow(nodes: number[], depth: number): number[] {
    const frequencies = this.countEdges(nodes, depth);
    const level: Level = { nodes: [], targets: new Int32Array(frequencies.length) };
    const least = this.leastCommon(frequencies);
    for (let slot = 0; slot < frequencies.length; slot++) {
      const names = Number(frequencies[slot]);
      if (names > 0) this.addEdge(nodes, slot, names, names >= least, level);
    }
    this.follow(level, depth);
    return level.nodes;
  }

  /** Counts the names that contain the text of each node of the level, followed by each letter. */
  private countEdges(nodes: readonly number[], depth: number): Uint32Array {
    const { text, reached, letters, lengths } = this;
    const alphabet = this.units.length;
    const frequencies = new Uint32Array(nodes.length * alphabet);
    const lastRows = new Int32Array(frequencies.length).fill(-1);
    for (let row = 0; row < lengths.length; row++) {
      const start = row * text.stride;
      const length = Number(lengths[row]);
      for (let at = 0; at < length; at++) {
        const node = Number(reached[start + at]);
        if (node < 0) continue;
        if (at + depth >= length) {
          reached[start + at] = ENDED;
          if (at === 0) this.noteWhole(Number(nodes[node]), row);
          continue;
        }
        const slot = node * alphabet + Number(letters[text.unitAt(start + at + depth)]);
        if (lastRows[slot] === row) continue;
        lastRows[slot] = row;
        frequencies[slot] = Number(frequencies[slot]) + 1;
      }
    }
    return frequencies;
  }

  private noteWhole(node: number, row: number): void {
    if (this.wholeRows[node] === -1) this.wholeRows[node] = row;
  }

  /** Minimum number of names for which an edge leads to a node. It limits the number of nodes. */
  private leastCommon(frequencies: Uint32Array): number {
    const room = MAX_NODES - this.wholeRows.length;
    const common = frequencies.filter((names) => names >= this.minCommon).sort();
    if (common.length <= room) return this.minCommon;
    return Number(common[common.length - room - 1]) + 1;
  }

  private addEdge(
    nodes: readonly number[],
    slot: number,
    names: number,
    isCommon: boolean,
    { nodes: next, targets }: Level,
  ): void {
    const alphabet = this.units.length;
    const parent = Number(nodes[Math.floor(slot / alphabet)]);
    this.edgeKeys.push(edgeKey(parent, Number(this.units[slot % alphabet])));
    if (isCommon) {
      const node = this.wholeRows.length;
      this.wholeRows.push(-1);
      this.edgeTargets.push(node);
      targets[slot] = next.length;
      next.push(node);
    } else {
      const leaf = leafTarget(this.leafSizes.length);
      this.leafSizes.push(names);
      this.edgeTargets.push(leaf);
      targets[slot] = leaf;
    }
  }

  /** Extends every text by one code unit, and counts the names of the nodes that it reaches. */
  private follow({ nodes, targets }: Level, depth: number): void {
    const { text, reached, letters, lengths } = this;
    const alphabet = this.units.length;
    const counts = new Uint16Array(nodes.length * this.source.blocks);
    this.counts.push(counts);
    const lastRows = new Int32Array(nodes.length).fill(-1);
    for (let row = 0; row < lengths.length; row++) {
      const start = row * text.stride;
      const length = Number(lengths[row]);
      for (let at = 0; at < length; at++) {
        const node = Number(reached[start + at]);
        if (node < 0) continue;
        const slot = node * alphabet + Number(letters[text.unitAt(start + at + depth)]);
        const target = Number(targets[slot]);
        reached[start + at] = target;
        if (target < 0 || lastRows[target] === row) continue;
        lastRows[target] = row;
        this.countRow(counts, target, row);
      }
    }
  }

  private countRow(counts: Uint16Array, node: number, row: number): void {
    const { blocks, blocksOfRows } = this.source;
    const first = node * blocks;
    const end = (row + 1) * BLOCKS_PER_ROW;
    for (let at = row * BLOCKS_PER_ROW; at < end; at++) {
      const block = Number(blocksOfRows[at]);
      if (block === NO_BLOCK) return;
      counts[first + block] = Number(counts[first + block]) + 1;
    }
  }

  private fillLeaves(): { leafStarts: Uint32Array; leafRows: Uint32Array } {
    const { reached, lengths, text } = this;
    const leafStarts = new Uint32Array(this.leafSizes.length + 1);
    this.leafSizes.forEach((size, leaf) => {
      leafStarts[leaf + 1] = Number(leafStarts[leaf]) + size;
    });
    const leafRows = new Uint32Array(Number(leafStarts.at(-1)));
    const ends = leafStarts.slice();
    for (let row = 0; row < lengths.length; row++) {
      const start = row * text.stride;
      for (let at = 0; at < Number(lengths[row]); at++) {
        const target = Number(reached[start + at]);
        if (target === ENDED) continue;
        const leaf = leafTarget(target);
        const end = Number(ends[leaf]);
        // If a name contains a text twice, its row comes twice in succession.
        if (end > Number(leafStarts[leaf]) && leafRows[end - 1] === row) continue;
        leafRows[end] = row;
        ends[leaf] = end + 1;
      }
    }
    return { leafStarts, leafRows };
  }
}
