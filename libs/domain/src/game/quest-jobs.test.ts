import { QUEST_JOB_LINES, questJobLineOf, questJobsOf } from './quest-jobs.js';

describe('jobs of quest rewards', () => {
  it('knows each line of jobs once', () => {
    expect(QUEST_JOB_LINES).toEqual([
      0, 100, 200, 300, 400, 500, 1000, 1100, 1200, 1300, 1400, 1500, 2000, 2100,
    ]);
  });

  it('puts a job into its line by the hundreds', () => {
    expect([0, 112, 232, 1000, 1512, 2001, 2112, 910].map(questJobLineOf)).toEqual([
      0,
      100,
      200,
      1000,
      1500,
      2000,
      2100,
      undefined,
    ]);
  });

  it.each([
    [2_099_202, [100, 1100, 2100]],
    [4_198_404, [200, 1200, 2000]],
    [8200, [300, 1300]],
    [16_400, [400, 1400]],
    [32_800, [500, 1500]],
    [2, [100]],
    [63, [0, 100, 200, 300, 400, 500]],
    [64_512, [1000, 1100, 1200, 1300, 1400, 1500]],
    [1_180_673, [0, 1000, 2000]],
    [0x4000_0000, []],
  ])('reads the mask %i', (mask, lines) => {
    expect(questJobsOf(mask)).toEqual(lines);
  });

  it('is for all without a mask', () => {
    expect(questJobsOf(null)).toBe(QUEST_JOB_LINES);
  });
});
