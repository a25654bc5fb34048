import { nextCell } from './use-cell-focus';

/** Two rows of three cells, the middle of the second one empty, and a third row with only its last cell. */
const CELLS = [
  { inline: 0, block: 0 },
  { inline: 60, block: 0 },
  { inline: 120, block: 0 },
  { inline: 0, block: 60 },
  { inline: 120, block: 60 },
  { inline: 120, block: 120 },
];

const from = (index: number, key: string, isRightToLeft = false) =>
  nextCell(CELLS, index, key, isRightToLeft);

describe('the next cell', () => {
  it('follows the order of reading, across the ends of rows', () => {
    expect(from(2, 'ArrowRight')).toBe(3);
    expect(from(3, 'ArrowLeft')).toBe(2);
    expect(from(0, 'ArrowLeft')).toBeUndefined();
    expect(from(5, 'ArrowRight')).toBeUndefined();
  });

  it('is mirrored where the page is', () => {
    expect(from(1, 'ArrowLeft', true)).toBe(0);
    expect(from(1, 'ArrowRight', true)).toBe(2);
    expect(from(0, 'ArrowLeft', true)).toBe(4);
    expect(from(0, 'Home', true)).toBe(2);
  });

  it('is the nearest of the next row that has one', () => {
    expect(from(0, 'ArrowDown')).toBe(3);
    expect(from(1, 'ArrowDown')).toBe(3);
    expect(from(3, 'ArrowDown')).toBe(5);
    expect(from(5, 'ArrowUp')).toBe(4);
    expect(from(0, 'ArrowUp')).toBeUndefined();
  });

  it('does not hang on the order in the page', () => {
    const cells = [CELLS[1], CELLS[0], CELLS[3]].flatMap((cell) => cell ?? []);
    expect(nextCell(cells, 1, 'ArrowRight', false)).toBe(0);
    expect(nextCell(cells, 0, 'ArrowRight', false)).toBe(2);
  });

  it('is the first for Home, the last for End, and none for other keys', () => {
    expect(from(4, 'Home')).toBe(0);
    expect(from(0, 'End')).toBe(5);
    expect(from(0, 'Enter')).toBeUndefined();
  });
});
