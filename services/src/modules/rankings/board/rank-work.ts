import { type DayPart, packDay } from '../daily/packed-day.js';
import { buildNameTree } from '../names/build-name-tree.js';
import type { NameTree } from '../names/name-tree.js';
import { type GuildRows, type RankSplits, type RankTables, splitOrders } from '../tables/rank-tables.js';
import { type RankChunk } from '../tables/rank-chunk.js';
import { packTables, unpackTables } from './packed-tables.js';
import type { RankAssembly } from './rank-assembly.js';
import { RankBlocks } from '../tables/rank-list.js';

export interface PreparedRanks {
  tables: RankTables;
  splits: RankSplits;
  nameTree: NameTree;
}

/** Adds to the tables what can be made of them, so that no request waits for it. `minCommon`: see `buildNameTree`. */
export function prepareRanks(tables: RankTables, minCommon?: number): PreparedRanks {
  const splits = splitOrders(tables);
  const rows = tables.ids.length;
  const blocks = new RankBlocks(rows, splits.level);
  const source = {
    names: tables.names,
    rows,
    blocksOfRows: blocks.ofRows(tables.orders, splits),
    blocks: blocks.count,
  };
  return { tables, splits, nameTree: buildNameTree(source, minCommon) };
}

export interface RankOrder {
  packed: boolean;
  day: boolean;
}

export interface FinishedRanks {
  ranks: PreparedRanks;
  packed?: Uint8Array;
  day?: DayPart[];
}

export type RankWork =
  | { kind: 'chunk'; chunk: RankChunk }
  | { kind: 'guilds'; guilds: GuildRows }
  | { kind: 'finish'; order: RankOrder }
  | { kind: 'unpack'; packed: Uint8Array };

/** Exactly one of the two. */
export interface RankWorkAnswer {
  finished?: FinishedRanks;
  unpacked?: PreparedRanks;
}

export function completeBuild(assembly: RankAssembly, order: RankOrder): FinishedRanks {
  const { tables, standings } = assembly.finish();
  return {
    ranks: prepareRanks(tables),
    packed: order.packed ? packTables(tables) : undefined,
    day: order.day ? packDay(standings) : undefined,
  };
}

/** The opposite of what `packed` asks for; throws on anything else. */
export function unpackRanks(packed: Uint8Array): PreparedRanks {
  return prepareRanks(unpackTables(packed));
}

/** Buffers that a message hands over instead of copying them. */
export function transferablesOf(message: object): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  for (const value of Object.values(message)) {
    if (ArrayBuffer.isView(value)) {
      if (value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength)
        buffers.add(value.buffer);
    } else if (typeof value === 'object' && value !== null) {
      for (const buffer of transferablesOf(value)) buffers.add(buffer);
    }
  }
  return [...buffers];
}
