import type { Answer } from '@portico/portal-kit';

type RankedPlayer = Answer<'/api/rankings'>['players'][number];

/** A row of the ranking: a plain hero whose rank is its id. */
export function rankedPlayer(id: number, changes: Partial<RankedPlayer> = {}): RankedPlayer {
  return {
    id,
    name: `Hero${id}`,
    level: 100,
    exp: 51_200_000,
    expToNext: 118_000_000,
    job: 112,
    fame: 1234,
    gender: 0,
    guildId: null,
    guildName: null,
    mapName: null,
    mapId: 100000000,
    ironman_mode: 0,
    ironman_deaths: 0,
    ironman_group_id: null,
    ironman_bosses_killed: 0,
    ironman_playtime: 0,
    total_cards: 0,
    filteredRank: id,
    actualRank: id,
    rankChange: null,
    ...changes,
  };
}
