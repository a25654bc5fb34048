import { packDay } from '../../../game/rank-history/packed-day.js';
import type { DayPart } from '../../../game/rank-history/packed-day.js';
import { packTables, unpackTables } from './packed-tables.js';
import type { RankAssembly } from './rank-assembly.js';
import type { RankChunk } from './rank-chunk.js';
import type { RankTables } from './rank-tables.js';

export { unpackTables };

/** What is wanted besides the tables themselves. */
export interface RankOrder {
  /** The tables packed, to hand them to other processes. */
  packed: boolean;
  /** The row of the day for the history. */
  day: boolean;
}

export interface FinishedRanks {
  tables: RankTables;
  packed?: Uint8Array;
  day?: DayPart[];
}

export type RankWork =
  | { kind: 'chunk'; chunk: RankChunk }
  | { kind: 'finish'; order: RankOrder }
  | { kind: 'unpack'; packed: Uint8Array };

/** Exactly one of the two. */
export interface RankWorkAnswer {
  finished?: FinishedRanks;
  tables?: RankTables;
}

export function completeBuild(assembly: RankAssembly, order: RankOrder): FinishedRanks {
  const { tables, standings } = assembly.finish();
  return {
    tables,
    packed: order.packed ? packTables(tables) : undefined,
    day: order.day ? packDay(standings) : undefined,
  };
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
