import type { QuestRewardItem } from '../../../catalog/index.js';
import { questChances } from './quest-chances.js';

const WARRIORS = 2_099_202;
const BOWMEN = 8200;

const entry = (id: number, weight: number, more: Partial<QuestRewardItem> = {}): QuestRewardItem => ({
  id,
  count: 1,
  choice: 'random',
  weight,
  gender: null,
  jobMask: null,
  periodMinutes: null,
  ...more,
});

const percents = (items: readonly QuestRewardItem[], jobs: readonly number[] = []) =>
  questChances(items, jobs).map((chances) => chances.map(({ percent }) => percent));

describe('chances of random rewards', () => {
  it('are shares of all where the entries are for all', () => {
    expect(questChances([entry(1, 9), entry(2, 1)], [])).toEqual([
      [{ jobs: [], gender: null, percent: 90 }],
      [{ jobs: [], gender: null, percent: 10 }],
    ]);
  });

  it('are among the entries of a job alone, and say for whom where they differ', () => {
    const items = [entry(1, 3, { jobMask: WARRIORS }), entry(2, 4, { jobMask: BOWMEN }), entry(3, 1)];
    expect(questChances(items, [])).toEqual([
      [{ jobs: [], gender: null, percent: 75 }],
      [{ jobs: [], gender: null, percent: 80 }],
      [
        { jobs: [0, 200, 400, 500, 1000, 1200, 1400, 1500, 2000], gender: null, percent: 100 },
        { jobs: [100, 1100, 2100], gender: null, percent: 25 },
        { jobs: [300, 1300], gender: null, percent: 20 },
      ],
    ]);
  });

  it('are among the entries of a gender alone', () => {
    const items = [
      entry(1, 1, { gender: 'male' }),
      entry(2, 3, { gender: 'female', jobMask: WARRIORS }),
      entry(3, 1),
    ];
    expect(questChances(items, [100, 111])).toEqual([
      [{ jobs: [], gender: null, percent: 50 }],
      [{ jobs: [], gender: null, percent: 75 }],
      [
        { jobs: [100], gender: 'male', percent: 50 },
        { jobs: [100], gender: 'female', percent: 25 },
      ],
    ]);
  });

  it('are those of the jobs that may begin the quest', () => {
    const items = [entry(1, 3, { jobMask: WARRIORS }), entry(2, 4, { jobMask: BOWMEN }), entry(3, 1)];
    expect(percents(items, [112])).toEqual([[75], [], [25]]);
    expect(percents(items, [9999])).toEqual(percents(items));
  });

  it('are none of what is certain, chosen or without any weight', () => {
    expect(
      percents([entry(1, 0, { choice: 'always' }), entry(2, 0, { choice: 'chosen' }), entry(3, 0)]),
    ).toEqual([[], [], []]);
  });
});
