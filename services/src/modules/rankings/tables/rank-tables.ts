import { CHALLENGE_MODES, CLASS_SLUGS, GUILD_SORTS, PLAYER_SORTS } from '@portico/domain';
import type { GroupSort, GuildSort, PlayerSort } from '@portico/domain';
import { orderDescending, recordOf } from '../../../platform/collections/index.js';
import { type Column, columnOf } from './columns.js';
import type { NameSpelling } from './written-names.js';
import type { NameTable } from './name-table.js';
import { NONE, type RankKeys, type ShownColumns } from './rank-chunk.js';

/** Indexes of one order for filters and searches. A position is a place in the order, from 0. */
export interface OrderSplits {
  positions: Uint32Array;
  /** Ascending positions for each of `CHALLENGE_MODES`, each of `CLASS_SLUGS`, then each pair of both; see `pairIndex`. */
  lists: Uint32Array[];
}

export type RankSplits = Record<PlayerSort, OrderSplits>;

/** Splits every order, with the ranking: it takes 0.1 s per filter for a million characters, and as much memory as the tables. */
export function splitOrders(orders: RankTables['orders'], { modes, classes }: RankKeys): RankSplits {
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
  /** Names as written; '' for a guild without one. */
  names: string[];
  /** Whether the server has what the pages of guilds need. */
  hasPages: boolean;
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
  hasPages: false,
};

/** Ranks guilds by their visible members. `guildIds` and `levels` are by row, 0 for no guild; `order` has the rows by level. */
export function rankGuilds(
  guilds: GuildRows,
  { guildIds, levels, order }: { guildIds: Column; levels: Column; order: Uint32Array },
): GuildTables {
  const places = new Map(Array.from(guilds.ids, (id, place) => [id, place]));
  const rowsOf: number[][] = guilds.names.map(() => []);
  for (const row of order) {
    const place = places.get(Number(guildIds[row]));
    if (place !== undefined) rowsOf[place]?.push(row);
  }
  const kept = [...places.values()].filter((place) => Number(rowsOf[place]?.length) > 0);
  const memberRows = kept.map((place) => rowsOf[place] ?? []);
  const levelOf = (row: number | undefined) => Number(levels[Number(row)]);
  const columns = {
    points: Int32Array.from(kept, (place) => Number(guilds.points[place])),
    members: Int32Array.from(memberRows, (rows) => rows.length),
    totalLevels: Int32Array.from(memberRows, (rows) => rows.reduce((sum, row) => sum + levelOf(row), 0)),
    bestLevels: Int32Array.from(memberRows, (rows) => levelOf(rows[0])),
  };
  return {
    ids: Int32Array.from(kept, (place) => Number(guilds.ids[place])),
    names: kept.map((place) => guilds.names[place] ?? ''),
    hasPages: guilds.hasPages,
    ...columns,
    orders: guildOrders(columns),
    memberRows: Uint32Array.from(memberRows.flat()),
  };
}

/** Ties are broken by the sum of levels, then by the number of members; then the older guild comes first. */
function guildOrders({
  points,
  members,
  totalLevels,
  bestLevels,
}: Pick<GuildTables, 'points' | 'members' | 'totalLevels' | 'bestLevels'>): GuildTables['orders'] {
  const first = { total_level: totalLevels, members, best_level: bestLevels, points };
  const order = (sort: GuildSort) => orderDescending(members.length, [first[sort], totalLevels, members]);
  return recordOf(GUILD_SORTS, order);
}

/** Number of each row's guild, from 1 on in the order of the guilds; 0 without one. */
export function guildNumbersOf({ members, memberRows }: GuildTables, rows: number): Column {
  const numbers = new Uint32Array(rows);
  let start = 0;
  members.forEach((count, place) => {
    for (const row of memberRows.subarray(start, start + count)) numbers[row] = place + 1;
    start += count;
  });
  return columnOf(numbers);
}

/** The ranking of all visible characters at one moment, with what lists show of them. A row is a character, by ascending id. */
export interface RankTables {
  ids: Int32Array;
  shown: ShownColumns;
  /** In the spelling of `foldName`. */
  names: NameTable;
  spelling: NameSpelling;
  orders: Record<PlayerSort, Uint32Array>;
  groupIds: Int32Array;
  /** Indexes in `groupIds` in rank order, one list per sort. */
  groupOrders: Record<GroupSort, Uint32Array>;
  guilds: GuildTables;
}
