import { CHALLENGE_MODES, CLASS_SLUGS, PLAYER_SORTS } from '@portico/domain';
import type { GroupSort, GuildSort, PlayerSort } from '@portico/domain';
import { recordOf } from '../../../platform/collections/index.js';
import { NONE } from './rank-chunk.js';

/** Indexes of one order for filters and searches. A position is a place in the order, from 0. */
export interface OrderSplits {
  positions: Uint32Array;
  /** Ascending positions for each of `CHALLENGE_MODES`, each of `CLASS_SLUGS`, then each pair of both; see `pairIndex`. */
  lists: Uint32Array[];
}

export type RankSplits = Record<PlayerSort, OrderSplits>;

/** Splits every order, with the ranking: it takes 0.1 s per filter for a million characters, and as much memory as the tables. */
export function splitOrders(tables: RankTables): RankSplits {
  const { orders, modes, classes } = tables;
  const pairs = pairsOf(modes, classes);
  const split = (order: Uint32Array): OrderSplits => ({
    positions: positionsOf(order),
    lists: [
      ...splitPositions(order, modes, CHALLENGE_MODES.length),
      ...splitPositions(order, classes, CLASS_SLUGS.length),
      ...splitPositions(order, pairs, CHALLENGE_MODES.length * CLASS_SLUGS.length),
    ],
  });
  return recordOf(PLAYER_SORTS, (sort) => split(orders[sort]));
}

/** Index of the pair of a mode and a class, each given by its own index. */
export function pairIndex(mode: number, slug: number): number {
  return mode * CLASS_SLUGS.length + slug;
}

function pairsOf(modes: Uint8Array, classes: Uint8Array): Uint8Array {
  const keys = new Uint8Array(modes.length);
  for (let row = 0; row < keys.length; row++) {
    const mode = Number(modes[row]);
    const slug = Number(classes[row]);
    keys[row] = mode === NONE || slug === NONE ? NONE : pairIndex(mode, slug);
  }
  return keys;
}

function positionsOf(order: Uint32Array): Uint32Array {
  const positions = new Uint32Array(order.length);
  for (let position = 0; position < order.length; position++) positions[Number(order[position])] = position;
  return positions;
}

function splitPositions(order: Uint32Array, keys: Uint8Array, count: number): Uint32Array[] {
  const sizes = new Uint32Array(NONE + 1);
  for (const key of keys) sizes[key] = Number(sizes[key]) + 1;
  const lists = Array.from(sizes.subarray(0, count), (size) => new Uint32Array(size));
  const filled = new Uint32Array(NONE + 1);
  for (let position = 0; position < order.length; position++) {
    const key = Number(keys[Number(order[position])]);
    const list = lists[key];
    if (list === undefined) continue;
    const place = Number(filled[key]);
    list[place] = position;
    filled[key] = place + 1;
  }
  return lists;
}

export interface GuildRows {
  ids: Int32Array;
  points: Int32Array;
  /** Spelled as by `foldName`. */
  names: string[];
}

/** Guilds with a visible member, by ascending id. A place is an index into these columns. */
export interface GuildTables extends GuildRows {
  members: Int32Array;
  totalLevels: Int32Array;
  bestLevels: Int32Array;
  orders: Record<GuildSort, Uint32Array>;
  memberRows: Uint32Array;
}

export const NO_GUILDS: Readonly<GuildRows> = {
  ids: new Int32Array(0),
  points: new Int32Array(0),
  names: [],
};

/** Names with a fixed width for each, in the order of the rows; see `NameIndex`. */
export interface NameTable {
  bytes: Uint8Array;
  stride: number;
  isLatin1: boolean;
}

/** The ranking of all visible characters at one moment: 40 MB for a million characters. A row is a character, by ascending id. */
export interface RankTables {
  ids: Int32Array;
  /** Indexes in `CHALLENGE_MODES`, else `NONE`. */
  modes: Uint8Array;
  /** Indexes in `CLASS_SLUGS`, else `NONE`. */
  classes: Uint8Array;
  names: NameTable;
  orders: Record<PlayerSort, Uint32Array>;
  groupIds: Int32Array;
  /** Indexes in `groupIds` in rank order, one list per sort. */
  groupOrders: Record<GroupSort, Uint32Array>;
  guilds: GuildTables;
}
