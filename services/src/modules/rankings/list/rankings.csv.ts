import { challengeOf, jobName, toCsv, MINUTE_MS } from '@portico/domain';
import type { RankedPlayerDto } from './rankings.dto.js';

const HEADER = [
  'rank',
  'id',
  'name',
  'level',
  'job',
  'fame',
  'mode',
  'boss_kills',
  'playtime_minutes',
  'cards',
  'location',
  'guild',
  'rank_change_day',
  'rank_change_week',
];

/** Names of columns and jobs are English, for programs read them too. */
export function rankingsCsv(players: readonly RankedPlayerDto[]): string {
  return toCsv(
    HEADER,
    players.map((player) => [
      player.filteredRank,
      player.id,
      player.name,
      player.level,
      jobName(player.job),
      player.fame,
      challengeOf({
        mode: player.ironman_mode,
        deaths: player.ironman_deaths,
        groupId: player.ironman_group_id,
      }) ?? null,
      player.ironman_bosses_killed,
      Math.floor(player.ironman_playtime / MINUTE_MS),
      player.total_cards,
      player.mapName,
      player.guildName,
      player.rankChange?.day ?? null,
      player.rankChange?.week ?? null,
    ]),
  );
}
