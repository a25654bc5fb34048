import { PictureChoices } from './choices.js';
import { FilledShape } from './filled-shape.js';
import { type ShapeName, SHAPES } from './generated/shapes.js';
import { drawItemShape } from './items/item-shape.js';
import { paletteColor } from './items/materials.js';
import { figureShape } from './people/figure.js';

const GOLD = paletteColor('gold');
const EVERYTHING = Object.fromEntries(
  ['main', 'trim', 'metal', 'skin', 'dye', 'blade', 'hilt', 'rim'].map((slot) => [slot, GOLD]),
);
const OPEN = { liquid: GOLD, seal: GOLD, frame: GOLD, metal: GOLD };
const names = Object.keys(SHAPES) as ShapeName[];

describe('shapes', () => {
  it.each(names.filter((name) => name.startsWith('items/')))('%s is drawn whatever fills it', (name) => {
    for (let id = 0; id < 24; id++) {
      const svg = drawItemShape(
        name,
        {
          id,
          name: id % 2 === 0 ? '' : 'Red Feather Owl',
          level: id * 6,
          choices: new PictureChoices('item', id),
          properties: { reqJob: id % 3 },
        },
        OPEN,
      )
        .toDrawing()
        .toSvg();
      expect(svg).toContain('<path');
      expect(svg).not.toMatch(/NaN|undefined| d=""/);
    }
  });

  it.each(names.filter((name) => name.startsWith('people/')))('%s is drawn for everybody', (name) => {
    for (let id = 0; id < 6; id++) {
      const markup = figureShape(name, { ...EVERYTHING, iris: '#123456' }, new PictureChoices('npc', id));
      expect(markup).toMatch(/^(?:<path d="[^"]+"[^<>]*\/>)+$/);
      expect(markup).not.toMatch(/NaN|undefined/);
    }
  });

  it('lie between their ends, as far as a choice or a given share says', () => {
    const shape = (shares?: Record<string, number>) =>
      new FilledShape(
        'monsters/dragon',
        { choices: new PictureChoices('monster', 1), paints: () => undefined, shares },
        {},
      );
    const path = { d: 'M0-4h10', at: { rise: 'M2 4h10', reach: 'M0-4h30' } };
    expect(shape({ rise: 0.5, reach: 0.25 }).path(path)).toBe('M1 0h15');
    expect(shape({ rise: 1, reach: 0 }).path(path)).toBe('M2 4h10');
    const reach = new PictureChoices('monster', 1).fraction('reach');
    expect(shape({ rise: 0 }).path(path)).toBe(`M0 -4h${Math.round((10 + 20 * reach) * 10) / 10}`);
    expect(shape({ half: 0.5 }).place({ numbers: [48, 1.05], at: { half: [50, 1.05] } })).toEqual([49, 1.05]);
  });

  it('take colours that a caller gives over their own, and refuse unknown ones', () => {
    const subject = { choices: new PictureChoices('item', 1), paints: () => undefined };
    expect(() => new FilledShape('items/papers/scroll', subject, OPEN).toCanvas()).toThrow(
      'a slot without a colour',
    );
  });
});
