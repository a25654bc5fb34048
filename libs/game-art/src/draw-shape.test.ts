import { PictureChoices } from './choices.js';
import { drawShape } from './draw-shape.js';
import { type ShapeName, SHAPES } from './generated/shapes.js';
import { drawItemShape } from './items/item-shape.js';
import { paletteColor } from './items/materials.js';

const GOLD = paletteColor('gold');
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

  it('take colours that a caller gives over their own, and refuse unknown ones', () => {
    const subject = {
      id: 1,
      name: '',
      level: 1,
      isWarrior: false,
      choices: new PictureChoices('item', 1),
      paints: () => undefined,
    };
    expect(() => drawShape('items/papers/scroll', subject, OPEN)).toThrow('a slot without a colour');
  });
});
