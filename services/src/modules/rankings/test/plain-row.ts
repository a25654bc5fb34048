import type { RankRow } from '../tables/rank-chunk.js';

/** A warrior in no mode, group or guild. */
export const PLAIN_ROW: Omit<RankRow, 'id' | 'name' | 'level'> = {
  exp: 0,
  job: 100,
  fame: 0,
  gender: 0,
  mapId: 0,
  guildId: 0,
  mode: 0,
  deaths: 0,
  groupId: 0,
  bosses: 0,
  playtimeMs: 0,
  cards: 0,
};
