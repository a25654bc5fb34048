import type { CharacterRanks, RankPlace } from './rank-board.js';
import type { PlayerDto, RankedPlayerDto } from './rankings.dto.js';
import type { PlayerDetailRow, PlayerRow } from './rankings.repository.js';

/** A place whose character vanished or was hidden since the board was built has no line. */
export function toRankedPlayers(
  places: readonly RankPlace[],
  rows: ReadonlyMap<number, PlayerRow>,
): RankedPlayerDto[] {
  return places.flatMap(({ id, filteredRank, actualRank }) => {
    const row = rows.get(id);
    return row === undefined ? [] : [toRankedPlayer(row, filteredRank, actualRank)];
  });
}

export function toPlayer(row: PlayerDetailRow, ranks: CharacterRanks | undefined): PlayerDto {
  const rank = ranks?.level ?? null;
  return {
    ...toRankedPlayer(row, rank, rank),
    classRank: ranks?.classRank ?? null,
    fameRank: ranks?.fame ?? null,
    meso: row.meso,
    str: row.str,
    dex: row.dex,
    int: row.int,
    luk: row.luk,
    hp: row.hp,
    maxhp: row.maxhp,
    mp: row.mp,
    maxmp: row.maxmp,
  };
}

function toRankedPlayer(
  row: PlayerRow,
  filteredRank: number | null,
  actualRank: number | null,
): RankedPlayerDto {
  return {
    id: row.id,
    name: row.name,
    level: row.level,
    job: row.job,
    fame: row.fame,
    gender: row.gender,
    guildName: row.guildName,
    mapName: null,
    filteredRank,
    actualRank,
  };
}
