import { PictureChoices } from './choices.js';

const COLORS = ['red', 'green', 'blue', 'black'] as const;

describe('choices of a picture', () => {
  it('makes the same choice for the same kind and id', () => {
    const twice = [1, 2].map(() => new PictureChoices('item', 1302000).fraction('blade'));
    expect(twice[0]).toBe(twice[1]);
  });

  it('keeps a choice when others are made before it', () => {
    const choices = new PictureChoices('item', 4);
    const alone = choices.pick('color', COLORS);
    choices.fraction('hat');
    expect(choices.pick('color', COLORS)).toBe(alone);
  });

  it('spreads over a list for ids that follow one another', () => {
    const seen = new Map<string, number>();
    for (let id = 1; id <= 4000; id++) {
      const color = new PictureChoices('monster', id).pick('color', COLORS);
      seen.set(color, (seen.get(color) ?? 0) + 1);
    }
    for (const color of COLORS) expect(seen.get(color)).toBeGreaterThan(900);
  });

  it('stays within the bounds of a whole number', () => {
    const numbers = Array.from({ length: 500 }, (_, id) =>
      new PictureChoices('npc', id).integer('rings', 2, 4),
    );
    expect([...new Set(numbers)].toSorted()).toEqual([2, 3, 4]);
  });
});
