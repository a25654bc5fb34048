/** Places of quests, as the quest filter groups them. `other` is everywhere else. */
export const QUEST_REGIONS = ['mapleIsland', 'victoriaIsland', 'ossyria', 'globalEvent', 'other'] as const;

export type QuestRegionName = (typeof QUEST_REGIONS)[number];

/** Area names in the API. */
export const QUEST_AREA_NAMES = {
  mapleIsland: 'Maple Island',
  victoriaIsland: 'Victoria Island',
  ossyria: 'Ossyria',
  globalEvent: 'Global Event',
  other: 'Other',
} as const satisfies Record<QuestRegionName, string>;

export type QuestAreaName = (typeof QUEST_AREA_NAMES)[QuestRegionName];

export const QUEST_AREAS: readonly QuestAreaName[] = QUEST_REGIONS.map((region) => QUEST_AREA_NAMES[region]);

const BAND_WIDTH = 10;
const LAST_BAND = 71;

/** First levels of the bands in the quest filter. The last band has no end. */
export const QUEST_LEVEL_BANDS = [1, 11, 21, 31, 41, 51, 61, LAST_BAND] as const;

/** Whether a quest's level is in the band that begins at `band`. A quest for any level is in none. */
export function isInLevelBand(level: number | null, band: number): boolean {
  if (level === null || level < band) return false;
  return band >= LAST_BAND || level < band + BAND_WIDTH;
}
