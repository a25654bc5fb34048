import { GUILD_SORTS, type GroupSort, type GuildSort } from '@portico/domain';
import { recordOf } from '../../../platform/collections/index.js';
import type { RankStandings } from '../daily/packed-day.js';
import { buildNameTable, foldName } from '../names/name-tree.js';
import { halvesOf, orderDescending } from '../tables/order-descending.js';
import type { RankChunk } from '../tables/rank-chunk.js';
import type { GuildRows, GuildTables, RankTables } from '../tables/rank-tables.js';

/** Factor for the digits of an average level. They are enough to tell averages of small groups apart. */
const AVERAGE_SCALE = 1_000_000;

export interface RankSource {
  chunks: readonly RankChunk[];
  guilds: GuildRows;
}

/** Ranks characters, groups and guilds. EXP breaks ties of levels, levels break ties of fame; then the older character comes first. */
export function rankAll({ chunks, guilds }: RankSource): { tables: RankTables; standings: RankStandings } {
  const ints = (columnOf: (chunk: RankChunk) => Int32Array) => joined(Int32Array, chunks.map(columnOf));
  const bytes = (columnOf: (chunk: RankChunk) => Uint8Array) => joined(Uint8Array, chunks.map(columnOf));
  const doubles = (columnOf: (chunk: RankChunk) => Float64Array) =>
    joined(Float64Array, chunks.map(columnOf));
  const ids = ints((chunk) => chunk.ids);
  const levels = ints((chunk) => chunk.levels);
  const exps = doubles((chunk) => chunk.exps);
  const order = (keys: readonly Int32Array[]) => orderDescending(ids.length, keys);
  const orders = {
    level: order([levels, ...halvesOf(exps)]),
    fame: order([...halvesOf(doubles((chunk) => chunk.fames)), levels]),
    bosses: order([ints((chunk) => chunk.bosses)]),
    playtime: order(halvesOf(doubles((chunk) => chunk.playtimes))),
  };
  const names = chunks.flatMap((chunk) => (chunk.ids.length === 0 ? [] : chunk.names.split('\n')));
  const groups = ints((chunk) => chunk.groups);
  const guildIds = ints((chunk) => chunk.guildIds);
  const tables = {
    ids,
    modes: bytes((chunk) => chunk.modes),
    classes: bytes((chunk) => chunk.classes),
    names: buildNameTable(names.map(foldName)),
    orders,
    ...rankGroups(groups, levels),
    guilds: rankGuilds(guilds, { guildIds, levels, order: orders.level }),
  };
  return { tables, standings: { ids, levels, exps, order: orders.level } };
}

/** Ranks groups by their members' levels; 0 is no group. */
function rankGroups(
  groups: Int32Array,
  levels: Int32Array,
): { groupIds: Int32Array; groupOrders: Record<GroupSort, Uint32Array> } {
  const found = new Map<number, { total: number; members: number }>();
  groups.forEach((group, row) => {
    if (group === 0) return;
    const sum = found.get(group) ?? { total: 0, members: 0 };
    sum.total += Number(levels[row]);
    sum.members += 1;
    found.set(group, sum);
  });
  const groupIds = Int32Array.from(found.keys()).sort();
  const sums = Array.from(groupIds, (id) => found.get(id) ?? { total: 0, members: 1 });
  const totals = Int32Array.from(sums, ({ total }) => total);
  const members = Int32Array.from(sums, (sum) => sum.members);
  const averages = Int32Array.from(sums, (sum) => Math.round((sum.total / sum.members) * AVERAGE_SCALE));
  const order = (keys: readonly Int32Array[]) => orderDescending(groupIds.length, keys);
  return {
    groupIds,
    groupOrders: {
      average_level: order([averages, totals]),
      total_level: order([totals, averages]),
      member_count: order([members, totals]),
    },
  };
}

/** Ranks guilds by their visible members. `guildIds` and `levels` are by row, 0 for no guild; `order` has the rows by level. */
function rankGuilds(
  guilds: GuildRows,
  { guildIds, levels, order }: { guildIds: Int32Array; levels: Int32Array; order: Uint32Array },
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

type Column = Int32Array | Float64Array | Uint8Array;

function joined<T extends Column>(Kind: new (length: number) => T, parts: readonly T[]): T {
  const whole = new Kind(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
