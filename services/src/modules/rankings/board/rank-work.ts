import { type DayPart, packDay } from '../daily/packed-day.js';
import type { GuildRows } from '../tables/guild-tables.js';
import type { RankChunk } from '../tables/rank-chunk.js';
import { packTables, unpackTables } from './packed-tables.js';
import { type PreparedRanks, prepareRanks } from './prepare-ranks.js';
import type { RankAssembly } from './rank-assembly.js';

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
