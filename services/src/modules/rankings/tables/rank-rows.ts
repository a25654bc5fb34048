import { WrittenNames } from './written-names.js';
import type { RankedPlayerDto } from '../rankings.dto.js';
import type { Column } from './columns.js';
import { NO_BOOK } from './rank-chunk.js';
import type { RankTables } from './rank-tables.js';

/** Fields of a character in the rankings that depend neither on its ranks nor on settings. */
export type PlayerRow = Omit<
  RankedPlayerDto,
  'mapName' | 'expToNext' | 'filteredRank' | 'actualRank' | 'rankChange'
>;

export class RankRows {
  private readonly names: WrittenNames;

  constructor(
    private readonly tables: RankTables,
    private readonly guildNumbers: Column,
  ) {
    this.names = new WrittenNames(tables.names, tables.spelling);
  }

  at(row: number): PlayerRow {
    const { ids, shown, guilds } = this.tables;
    const guild = Number(this.guildNumbers[row]) - 1;
    const cards = Number(shown.cards[row]);
    return {
      id: Number(ids[row]),
      name: this.names.at(row),
      level: Number(shown.level[row]),
      exp: Number(shown.exp[row]),
      job: Number(shown.job[row]),
      fame: Number(shown.fame[row]),
      gender: Number(shown.gender[row]),
      mapId: Number(shown.mapId[row]),
      guildId: (guilds.hasPages ? guilds.ids[guild] : undefined) ?? null,
      guildName: guilds.names[guild] || null,
      ironman_mode: Number(shown.mode[row]),
      ironman_deaths: Number(shown.deaths[row]),
      ironman_group_id: Number(shown.groupId[row]) || null,
      ironman_bosses_killed: Number(shown.bosses[row]),
      ironman_playtime: Number(shown.playtimeMs[row]),
      total_cards: cards === NO_BOOK ? null : cards,
    };
  }
}
