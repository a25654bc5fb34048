import { recordOf } from '../../../platform/collections/index.js';
import type { Catalog } from '../../../catalog/index.js';
import type { CharacterRanks, RankPlace } from '../board/rank-board.js';
import type { RankChange } from '../daily/rank-changes.js';
import type { PlayerDto, PlayerStatsDto, RankedPlayerDto, RankNeighbourDto } from './rankings.dto.js';
import { type PlayerDetailRow, type PlayerRow, STAT_NAMES } from './rankings.repository.js';

/** Name of a map; null for one that no one has named. */
export type MapNames = (mapId: number) => string | null;

/** Characters that vanished or were hidden since the board was built are left out. */
export function toRankedPlayers(
  places: readonly RankPlace[],
  rows: ReadonlyMap<number, PlayerRow>,
  changes: ReadonlyMap<number, RankChange>,
  mapName: MapNames,
): RankedPlayerDto[] {
  return places.flatMap(({ id, filteredRank, actualRank }) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    return [toRankedPlayer(row, { filteredRank, actualRank, rankChange: changes.get(id) ?? null }, mapName)];
  });
}

interface PlayerPlaces {
  ranks: CharacterRanks | undefined;
  rankChange: RankChange | null;
  neighbours: RankNeighbourDto[];
}

/** Neighbours that vanished or were hidden since the board was built are left out. */
export function toNeighbours(
  places: readonly { id: number; rank: number }[],
  rows: ReadonlyMap<number, PlayerRow>,
): RankNeighbourDto[] {
  return places.flatMap(({ id, rank }) => {
    const row = rows.get(id);
    return row === undefined ? [] : [{ id, name: row.name, level: row.level, job: row.job, rank }];
  });
}

export function toPlayer(
  row: PlayerDetailRow,
  { ranks, rankChange, neighbours }: PlayerPlaces,
  mapName: MapNames,
): PlayerDto {
  const rank = ranks?.level ?? null;
  return {
    ...toRankedPlayer(row, { filteredRank: rank, actualRank: rank, rankChange }, mapName),
    ironman_group_name: row.groupName,
    classRank: ranks?.classRank ?? null,
    modeRank: ranks?.modeRank ?? null,
    fameRank: ranks?.fame ?? null,
    neighbours,
    ...toStats(row),
  };
}

export function toStats(row: PlayerDetailRow): PlayerStatsDto {
  return recordOf(STAT_NAMES, (name) => row[name]);
}

export function toRankedPlayer(
  row: PlayerRow,
  ranks: Pick<RankedPlayerDto, 'filteredRank' | 'actualRank' | 'rankChange'>,
  mapName: MapNames,
): RankedPlayerDto {
  return {
    id: row.id,
    name: row.name,
    level: row.level,
    exp: row.exp,
    expToNext: row.expToNext,
    job: row.job,
    fame: row.fame,
    gender: row.gender,
    guildId: row.guildId,
    guildName: row.guildName,
    mapName: mapName(row.mapId),
    mapId: row.mapId,
    ironman_mode: row.mode,
    ironman_deaths: row.deaths,
    ironman_group_id: row.groupId,
    ironman_bosses_killed: row.bosses,
    ironman_playtime: row.playtimeMs,
    total_cards: row.cards,
    ...ranks,
  };
}

export function mapNamesOf({ world }: Catalog): MapNames {
  return (mapId) => {
    const map = world.map(mapId);
    return map?.hasName === true ? map.name : null;
  };
}
