import type { GroupSort } from '@portico/domain';
// Not from the index: in the thread of the rankings its entities would load TypeORM for nothing.
import { halvesOf, orderDescending } from '../daily/rank-order.js';
import type { RankStandings } from '../daily/packed-day.js';
import { buildNameTable, foldName } from '../names/name-table.js';
import { type GuildRows, NO_GUILDS, rankGuilds } from '../tables/guild-tables.js';
import type { RankChunk } from '../tables/rank-chunk.js';
import type { RankTables } from '../tables/rank-tables.js';

/** Digits kept of an average level: enough to tell any two averages of small groups apart. */
const AVERAGE_SCALE = 1_000_000;

/** Gathers chunks of characters that come in ascending order of their ids, then ranks them. Nothing but computation. */
export class RankAssembly {
  private readonly chunks: RankChunk[] = [];
  private guilds: GuildRows = NO_GUILDS;

  add(chunk: RankChunk): void {
    this.chunks.push(chunk);
  }

  addGuilds(guilds: GuildRows): void {
    this.guilds = guilds;
  }

  finish(): { tables: RankTables; standings: RankStandings } {
    const chunks = this.chunks;
    const ids = joinInts(chunks.map((chunk) => chunk.ids));
    const levels = joinInts(chunks.map((chunk) => chunk.levels));
    const exps = joinDoubles(chunks.map((chunk) => chunk.exps));
    const fames = joinDoubles(chunks.map((chunk) => chunk.fames));
    const bosses = joinInts(chunks.map((chunk) => chunk.bosses));
    const playtimes = joinDoubles(chunks.map((chunk) => chunk.playtimes));
    const order = (keys: readonly Int32Array[]) => orderDescending(ids.length, keys);
    const orders = {
      level: order([levels, ...halvesOf(exps)]),
      fame: order([...halvesOf(fames), levels]),
      bosses: order([bosses]),
      playtime: order(halvesOf(playtimes)),
    };
    const names = chunks.flatMap((chunk) => (chunk.ids.length === 0 ? [] : chunk.names.split('\n')));
    const tables = {
      ids,
      modes: joinBytes(chunks.map((chunk) => chunk.modes)),
      classes: joinBytes(chunks.map((chunk) => chunk.classes)),
      names: buildNameTable(names.map(foldName)),
      orders,
      ...rankGroups(joinInts(chunks.map((chunk) => chunk.groups)), levels),
      guilds: rankGuilds(this.guilds, {
        guildIds: joinInts(chunks.map((chunk) => chunk.guildIds)),
        levels,
        order: orders.level,
      }),
    };
    return { tables, standings: { ids, levels, exps, order: orders.level } };
  }
}

/** Groups (0 is none) by their members' levels. */
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

function joinDoubles(parts: readonly Float64Array[]): Float64Array {
  const joined = new Float64Array(lengthOf(parts));
  joinInto(joined, parts);
  return joined;
}

function joinInts(parts: readonly Int32Array[]): Int32Array {
  const joined = new Int32Array(lengthOf(parts));
  joinInto(joined, parts);
  return joined;
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(lengthOf(parts));
  joinInto(joined, parts);
  return joined;
}

function lengthOf(parts: readonly { length: number }[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

function joinInto<T extends ArrayLike<number>>(
  target: { set(part: T, offset: number): void },
  parts: readonly T[],
): void {
  let offset = 0;
  for (const part of parts) {
    target.set(part, offset);
    offset += part.length;
  }
}
