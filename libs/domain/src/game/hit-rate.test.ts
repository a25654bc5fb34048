import { accuracyToHit, hitRate } from './hit-rate.js';
import { ATTACK_WAYS } from './trainee-limits.js';
import { seededRandom } from '../values/seeded-random.js';

describe('how many attacks hit', () => {
  it.each([
    // 2 x (1.84 + 0.07 x 2) x 12 hits always.
    ['physical', 20, 48, { level: 22, avoidability: 12 }, 1],
    ['physical', 20, 40, { level: 22, avoidability: 12 }, 0.6835],
    ['physical', 20, 23, { level: 22, avoidability: 12 }, 0],
    // A lower monster is as easy to hit as one of the player's level.
    ['physical', 60, 40, { level: 22, avoidability: 12 }, 0.8116],
    ['magic', 50, 26, { level: 50, avoidability: 25 }, 1],
    ['magic', 50, 18, { level: 50, avoidability: 25 }, 0.6861],
    ['magic', 50, 5, { level: 50, avoidability: 25 }, 0],
  ] as const)('%s, level %s, accuracy %s', (way, level, accuracy, target, share) => {
    expect(hitRate({ way, level, accuracy }, target)).toBeCloseTo(share, 4);
  });

  it('hits what cannot avoid', () => {
    expect(hitRate({ way: 'physical', level: 1, accuracy: 0 }, { level: 90, avoidability: 0 })).toBe(1);
  });

  it('rises with accuracy and level, from 0 to 1, and is 1 at the accuracy for every hit', () => {
    const random = seededRandom(83);
    for (let round = 0; round < 300; round += 1) {
      const way = ATTACK_WAYS[round % 2] ?? 'physical';
      const level = 1 + Math.floor(random() * 200);
      const target = { level: 1 + Math.floor(random() * 200), avoidability: Math.floor(random() * 60) };
      const accuracy = random() * 400;
      const share = hitRate({ way, level, accuracy }, target);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(hitRate({ way, level, accuracy: accuracy + 5 }, target)).toBeGreaterThanOrEqual(share);
      expect(hitRate({ way, level: level + 5, accuracy }, target)).toBeGreaterThanOrEqual(share);
      expect(hitRate({ way, level, accuracy: accuracyToHit(way, level, target) }, target)).toBe(1);
    }
  });
});
