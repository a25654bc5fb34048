import { damageAgainst } from './damage.js';

describe('damage to a monster', () => {
  it.each([
    ['physical', { level: 40, defense: 100 }, 40, { least: 440, most: 950 }],
    // Ten levels above: 90 % of the range before the defense.
    ['physical', { level: 50, defense: 100 }, 40, { least: 390, most: 850 }],
    ['physical', { level: 30, defense: 100 }, 40, { least: 440, most: 950 }],
    // Magic defense counts 10 % more.
    ['magic', { level: 50, defense: 100 }, 40, { least: 434, most: 945 }],
    ['physical', { level: 40, defense: 3000 }, 40, { least: 1, most: 1 }],
    ['physical', { level: 200, defense: 0 }, 1, { least: 1, most: 1 }],
  ] as const)('%s against %j at level %i', (way, target, level, taken) => {
    expect(damageAgainst({ least: 500, most: 1000 }, way, level, target)).toEqual(taken);
  });
});
