import { type GroupSort, IRONMAN_MODE } from '@portico/domain';
import { orderDescending, recordOf } from '../../../platform/collections/index.js';
import type { RankStandings } from '../daily/packed-day.js';
import { foldName } from '../names/name-tree.js';
import { type Column, joinColumns, sortKeys } from '../tables/columns.js';
import { buildNameTable } from '../tables/name-table.js';
import { type RankChunk, SHOWN_FIELDS, type ShownColumns } from '../tables/rank-chunk.js';
import { type GuildRows, rankGuilds, type RankTables } from '../tables/rank-tables.js';
import { spellingOf } from '../tables/written-names.js';

/** Factor for the digits of an average level. They are enough to tell averages of small groups apart. */
const AVERAGE_SCALE = 1_000_000;

export interface RankSource {
  chunks: RankChunk[];
  guilds: GuildRows;
}

/**
 * Ranks players, groups and guilds. Each order names the columns that break its ties; then the lower id comes first. Empties `chunks`, because together with their tables they would take twice the memory.
 */
export function rankAll({ chunks, guilds }: RankSource): { tables: RankTables; standings: RankStandings } {
  const ids = Int32Array.from(joinColumns(chunks.map((chunk) => chunk.ids)));
  const guildIds = joinColumns(chunks.map((chunk) => chunk.guildIds));
  const shown = recordOf(SHOWN_FIELDS, (field) => joinColumns(chunks.map((chunk) => chunk.shown[field])));
  const texts = chunks.filter((chunk) => chunk.ids.length > 0).map((chunk) => chunk.names);
  chunks.length = 0;
  const folded = texts.map(foldName);
  const { level, exp, fame, bosses, playtimeMs } = shown;
  const order = (...keys: Column[]) => orderDescending(ids.length, keys.flatMap(sortKeys));
  const orders = {
    level: order(level, exp),
    fame: order(fame, level),
    bosses: order(bosses),
    playtime: order(playtimeMs),
  };
  const tables = {
    ids,
    shown,
    names: buildNameTable(folded),
    spelling: spellingOf(texts, folded),
    orders,
    ...rankGroups(shown),
    guilds: rankGuilds(guilds, { guildIds, levels: level, order: orders.level }),
  };
  return { tables, standings: { ids, levels: level, exps: exp, order: orders.level } };
}

function rankGroups({ groupId, mode, level }: ShownColumns): {
  groupIds: Int32Array;
  groupOrders: Record<GroupSort, Uint32Array>;
} {
  const found = new Map<number, { total: number; members: number }>();
  groupId.forEach((group, row) => {
    if (group === 0 || mode[row] !== IRONMAN_MODE.group) return;
    const sum = found.get(group) ?? { total: 0, members: 0 };
    sum.total += Number(level[row]);
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
