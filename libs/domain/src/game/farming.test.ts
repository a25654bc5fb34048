import { anyDropPercent, farmTime } from './farming.js';
import { seededRandom } from '../values/seeded-random.js';

describe('how long a drop takes', () => {
  it('counts kills for half, nine in ten and all but one in a hundred players', () => {
    expect(farmTime(1, 100, Infinity)).toEqual({
      average: { kills: 100, hours: 1 },
      shares: [
        { kills: 69, hours: 0.69 },
        { kills: 230, hours: 2.3 },
        { kills: 459, hours: 4.59 },
      ],
    });
  });

  it('is no faster than the map', () => {
    expect(farmTime(50, 600, 4)?.average).toEqual({ kills: 2, hours: 0.5 });
    expect(farmTime(50, 600, 0)?.average).toEqual({ kills: 2, hours: undefined });
  });

  it('has no time for what never drops', () => {
    expect(farmTime(0, 600, 600)).toBeUndefined();
  });

  it('agrees with counting kill by kill', () => {
    const random = seededRandom(36);
    for (let round = 0; round < 50; round += 1) {
      const percent = 0.5 + random() * 60;
      const counted = [50, 90, 99].map((share) => {
        let [kills, without] = [0, 1];
        while (1 - without < share / 100) {
          kills += 1;
          without *= 1 - percent / 100;
        }
        return kills;
      });
      expect(farmTime(percent, 1, 1)?.shares.map(({ kills }) => kills)).toEqual(counted);
    }
  });
});

describe('several rows of one item', () => {
  it('give at least one piece more often than any of them', () => {
    expect(anyDropPercent([0.7])).toBe(0.7);
    expect(anyDropPercent([50, 50])).toBeCloseTo(75, 10);
    expect(anyDropPercent([100, 3])).toBe(100);
  });

  it('agree with all ways in which they can fall', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 30; round += 1) {
      const percents = Array.from({ length: 1 + Math.floor(random() * 4) }, () => random() * 100);
      let some = 0;
      for (let way = 1; way < 2 ** percents.length; way += 1) {
        some += percents.reduce((chance, p, index) => chance * ((way >> index) & 1 ? p : 100 - p) * 0.01, 1);
      }
      expect(anyDropPercent(percents)).toBeCloseTo(some * 100, 8);
    }
  });
});
