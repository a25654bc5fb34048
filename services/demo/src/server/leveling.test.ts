import { DemoRandom } from '../world/shared/demo-random.js';
import { advancedJob, expToNextLevel, hoursOfLevel, hunt, MAX_MESOS, type Progress } from './leveling.js';

function character(changes: Partial<Progress> = {}): Progress {
  const stats = { str: 12, dex: 5, int: 4, luk: 4, hp: 10, mp: 5, maxHp: 50, maxMp: 5 };
  return { level: 1, exp: 0, job: 0, meso: 0, ...stats, ...changes };
}

const hunted = (changes: Partial<Progress>, hours: number) => {
  const hunter = character(changes);
  const random = new DemoRandom(5);
  for (let minute = 0; minute < hours * 60; minute++) hunt(hunter, 60, 1, random);
  return hunter;
};

describe('hunting', () => {
  it('takes minutes a level at first and most of a day at the end', () => {
    expect(hoursOfLevel(1) * 60).toBeLessThan(5);
    expect(hoursOfLevel(199)).toBeGreaterThan(12);
    expect(hoursOfLevel(199)).toBeLessThan(24);
  });

  it('raises levels about as fast as that, however short the ticks are', () => {
    const coarse = hunted({ level: 50, job: 110 }, 5).level;
    const hunter = character({ level: 50, job: 110 });
    const random = new DemoRandom(6);
    for (let tick = 0; tick < 5 * 1200; tick++) hunt(hunter, 3, 1, random);
    expect(coarse).toBeGreaterThan(55);
    expect(coarse).toBeLessThan(75);
    expect(Math.abs(hunter.level - coarse)).toBeLessThanOrEqual(3);
  });

  it('gives five points a level to the stat of the class, and fills hp', () => {
    const mage = hunted({ level: 40, job: 210 }, 1);
    expect(mage.level).toBeGreaterThan(40);
    expect(mage.int).toBe(4 + (mage.level - 40) * 5);
    expect(mage.str).toBe(12);
    expect(mage.hp).toBe(mage.maxHp);
    expect(mage.exp).toBeLessThan(expToNextLevel(mage.level));
  });

  it('ends at the last level of the class, without experience', () => {
    expect(hunted({ level: 119, job: 1111, exp: expToNextLevel(119) - 1 }, 3)).toMatchObject({
      level: 120,
      job: 1112,
      exp: 0,
    });
    expect(hunted({ level: 200, job: 112, exp: 7 }, 1)).toMatchObject({ level: 200, exp: 7 });
  });

  it('never holds more mesos than the game can count', () => {
    expect(hunted({ level: 200, job: 112, meso: MAX_MESOS - 1 }, 1).meso).toBe(MAX_MESOS);
  });
});

describe('a job', () => {
  const random = new DemoRandom(1);

  it.each([
    [100, 29, [100]],
    [100, 30, [110, 120, 130]],
    [0, 10, [100, 200, 300, 400, 500]],
    [300, 30, [310, 320]],
    [110, 70, [111]],
    [231, 120, [232]],
    [1100, 30, [1110]],
    [2000, 10, [2100]],
    [2111, 120, [2112]],
    [112, 200, [112]],
  ])('of code %i is at level %i one of %j', (job, level, expected) => {
    for (let attempt = 0; attempt < 20; attempt++)
      expect(expected).toContain(advancedJob(job, level, random));
  });
});
