import { dropChanceOf, dropPercentOf, MONSTER_LEVEL_PRESETS, type DropTable } from './drop-edits.js';

const isFull = process.env['PORTICO_TEST_FULL'] === '1';

/** Small chances are common and all tried. Of the others, the suite tries every 13th, and the full suite all. */
const isTried = (chance: number) => isFull || chance <= 20_000 || chance % 13 === 0 || chance === 1_000_000;

/** Chances up to a million that do not survive conversion to percent and back. */
function drifting(table: DropTable, from: number): number[] {
  const chances = Array.from({ length: 1_000_001 - from }, (_, index) => from + index).filter(isTried);
  return chances.filter((chance) => dropChanceOf(table, dropPercentOf(table, chance)) !== chance);
}

describe('chances of drops as percent and back', () => {
  it('leads each chance of a monster back to itself', () => {
    expect(drifting('monster', 0)).toEqual([]);
  });

  it('leads each N of a reactor back to itself', () => {
    expect(drifting('reactor', 1)).toEqual([]);
  });

  it('refuses what is no percent, and what would turn into another meaning', () => {
    expect([-0.1, 100.1, Number.NaN].map((percent) => dropChanceOf('monster', percent))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(dropChanceOf('monster', 0)).toBe(0);
    expect(dropChanceOf('monster', 0.00001)).toBeUndefined();
    expect(dropChanceOf('reactor', 0)).toBeUndefined();
    expect(dropChanceOf('reactor', 0.00000001)).toBeUndefined();
  });
});

it('has the levels that the specification presets', () => {
  const texts = MONSTER_LEVEL_PRESETS.map(([from, to]) => (to === undefined ? `${from}+` : `${from}-${to}`));
  expect(texts).toEqual(['1-10', '11-20', '21-30', '31-50', '51-70', '71-100', '100+']);
});
