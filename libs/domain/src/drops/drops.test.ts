import {
  actualDropPercent,
  expectedKills,
  killsForShare,
  monsterDropPercent,
  percentDecimals,
  rarityOf,
  reactorDropPercent,
} from './drops.js';

describe('drop chances', () => {
  it('reads a monster chance per million and never passes 100 percent', () => {
    expect([800, 300_000, 1_000_000, 4_999_995, 0, -5].map(monsterDropPercent)).toEqual([
      0.08, 30, 100, 100, 0, 0,
    ]);
  });

  it('reads a reactor chance as one in N', () => {
    expect([1, 2, 4, 15].map(reactorDropPercent)).toEqual([100, 50, 25, 6.66666667]);
  });

  it('treats one in zero as always and a negative N as never, as the game server does', () => {
    expect([0, -1].map(reactorDropPercent)).toEqual([100, 0]);
  });

  it('multiplies by the rate of the server up to 100 percent', () => {
    expect(actualDropPercent(0.08, 3)).toBe(0.24);
    expect(actualDropPercent(60, 3)).toBe(100);
  });

  it('steps the rarity at 0.1, 0.5, 1 and 5 percent', () => {
    expect([0.0999, 0.1, 0.4999, 0.5, 0.9999, 1, 4.9999, 5, 100].map(rarityOf)).toEqual([
      'mythic',
      'veryRare',
      'veryRare',
      'rare',
      'rare',
      'uncommon',
      'uncommon',
      'common',
      'common',
    ]);
  });

  it('adds decimals until a chance that is not zero does not read as zero', () => {
    expect(percentDecimals(6.667, 2)).toBe(2);
    expect(percentDecimals(0.0015, 2)).toBe(3);
    expect(percentDecimals(0.0001, 2)).toBe(4);
    expect(percentDecimals(0, 2)).toBe(2);
  });

  it('says how many kills a drop takes on average', () => {
    expect([100, 50, 0.25, 0.0001].map(expectedKills)).toEqual([1, 2, 400, 1_000_000]);
    expect([0, -1, Number.NaN].map(expectedKills)).toEqual([undefined, undefined, undefined]);
  });

  it('says after how many kills half, nine in ten and nearly all players have a drop', () => {
    const points = (percent: number) => [50, 90, 99].map((share) => killsForShare(percent, share));
    expect(points(50)).toEqual([1, 4, 7]);
    expect(points(1)).toEqual([69, 230, 459]);
    expect(points(0.0001)).toEqual([693_147, 2_302_584, 4_605_168]);
    expect(points(100)).toEqual([1, 1, 1]);
    expect(points(0)).toEqual([undefined, undefined, undefined]);
    // 1 - 0.1 ^ n is exactly one kill, despite rounding of binary fractions.
    expect(killsForShare(90, 99)).toBe(2);
    expect(killsForShare(90, 90)).toBe(1);
  });
});
