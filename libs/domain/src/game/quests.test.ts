import { isInLevelBand, QUEST_AREAS, QUEST_LEVEL_BANDS } from './quests.js';

describe('quest filters', () => {
  it('put every level from 1 on into exactly one band', () => {
    for (const level of [1, 10, 11, 70, 71, 200, 100_200]) {
      expect(QUEST_LEVEL_BANDS.filter((band) => isInLevelBand(level, band))).toHaveLength(1);
    }
    expect(isInLevelBand(10, 1)).toBe(true);
    expect(isInLevelBand(100_200, 71)).toBe(true);
  });

  it('put a quest for any level into none', () => {
    expect(QUEST_LEVEL_BANDS.some((band) => isInLevelBand(null, band))).toBe(false);
  });

  it('know the areas of the interface and one for the rest', () => {
    expect(QUEST_AREAS).toEqual(['Maple Island', 'Victoria Island', 'Ossyria', 'Global Event', 'Other']);
  });
});
