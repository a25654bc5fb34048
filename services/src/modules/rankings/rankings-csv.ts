import { challengeOf, type CsvCell, jobName, MINUTE_MS } from '@portico/domain';
import type { RankedPlayerDto } from './rankings.dto.js';

export const CSV_COLUMNS = {
  rank: ({ filteredRank }) => filteredRank,
  id: ({ id }) => id,
  name: ({ name }) => name,
  level: ({ level }) => level,
  job: ({ job }) => jobName(job),
  fame: ({ fame }) => fame,
  mode: ({ ironman_mode: mode, ironman_deaths: deaths, ironman_group_id: groupId }) =>
    challengeOf({ mode, deaths, groupId }) ?? null,
  boss_kills: ({ ironman_bosses_killed: bosses }) => bosses,
  playtime_minutes: ({ ironman_playtime: playtime }) => Math.floor(playtime / MINUTE_MS),
  cards: ({ total_cards: cards }) => cards,
  location: ({ mapName }) => mapName,
  guild: ({ guildName }) => guildName,
  rank_change_day: ({ rankChange }) => rankChange?.day ?? null,
  rank_change_week: ({ rankChange }) => rankChange?.week ?? null,
} satisfies Record<string, (player: RankedPlayerDto) => CsvCell>;
