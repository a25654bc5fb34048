import { Canvas, lineOf, patchOf } from '../canvas.js';
import { materialOf } from '../color.js';
import type { ItemSketch } from './item-description.js';
import { anyTone } from './etc-palette.js';
import {
  BONE,
  CREAM,
  DARK_WOOD,
  dyeOf,
  freeTone,
  gemOf,
  GOLD,
  IRON,
  LEAF,
  STONE,
  WOOD,
  nearTone,
} from './materials.js';

export const leaf = (sketch: ItemSketch) => {
  const tone = sketch.choices.chance('green', 0.6) ? LEAF : freeTone(sketch.choices, 'autumn', 0.68, 0.15);
  const shape = sketch.choices.pick('leaf', [
    'M6 28Q3 10 27 3.5Q31 24 13 26.5Q9 26.5 6 28z',
    'M16 29Q9 27 8 22L3 20L6 15L4 9L10 10L13 3L17 8L23 4L23.5 10L29 11L26 16L28.5 21L23 22Q21 27 16 29z',
  ]);
  return new Canvas()
    .form(shape, tone, {
      rim: 2.8,
      inside: lineOf(
        'M5 29Q14 20 24 7M11.5 22L9 14M15.5 18L14 10M13 21L22 20M18 15.5L26 14',
        tone.shade,
        1.1,
      ),
    })
    .line('M6.5 27L3.5 30', tone.line, 1.8);
};

export const branch = ({ choices }: ItemSketch) => {
  const bark = choices.pick('bark', [WOOD, DARK_WOOD]);
  return new Canvas(-22)
    .form('M2 12.5H25V22H2Q.5 17 2 12.5z', bark, {
      rim: 2.4,
      inside: lineOf('M6 15.5h8M11 19h9', bark.shade, 1),
    })
    .form('M14 13L17 6.5H20.5L20 13z', bark, { rim: 1.4 })
    .form('M22 17.2a3.4 4.8 0 1 1 6.8 0a3.4 4.8 0 1 1 -6.8 0z', BONE, {
      rim: 1,
      inside: lineOf('M24 17.2a1.4 2.2 0 1 1 2.8 0a1.4 2.2 0 1 1 -2.8 0z', WOOD.base, 0.9),
    })
    .form('M19 7Q20 2 26.5 3Q25 8 19 7z', LEAF, { rim: 1.2 });
};

export const cap = (sketch: ItemSketch) => {
  const tone = anyTone(sketch, 0.64, 0.15);
  return new Canvas().form('M2.5 20Q3 6 16 5.5Q29 6 29.5 20Q28 25 16 25Q4 25 2.5 20z', tone, {
    rim: 3.2,
    inside:
      patchOf(
        'M8 13a2.6 2.3 0 1 1 5.2 0a2.6 2.3 0 1 1 -5.2 0zM17.5 10.5a3 2.6 0 1 1 6 0a3 2.6 0 1 1 -6 0zM22.5 17.5a2 1.7 0 1 1 4 0a2 1.7 0 1 1 -4 0zM13 18.5a1.6 1.4 0 1 1 3.2 0a1.6 1.4 0 1 1 -3.2 0z',
        CREAM.base,
      ) + patchOf('M3 20.5Q16 25.5 29 20.5V26H3z', CREAM.shade),
  });
};

export const slime = (sketch: ItemSketch) => {
  const tone = anyTone(sketch, 0.74, 0.15);
  return new Canvas()
    .form('M3 25Q2.5 20 8 18.5Q9 8 16.5 4Q23 9 23.5 17.5Q30 19.5 29 25.5Q26 29 16 29Q6 29 3 25z', tone, {
      rim: 3.6,
      inside: patchOf('M11.5 16q.5 -5 4 -7q.5 4.5 -4 7z', '#fff', 0.85),
    })
    .dot(19, 20, 1.5, tone.shine)
    .dot(14, 23.5, 1.1, tone.shine);
};

export const rock = (sketch: ItemSketch) => {
  const tone = sketch.choices.chance('grey', 0.5) ? STONE : anyTone(sketch, 0.58, 0.06);
  return new Canvas().form('M3.5 23L6.5 11L14 5L23.5 7.5L29 17L26.5 26L15 29L6 27z', tone, {
    rim: 3.2,
    inside: lineOf('M14 5L15.5 15L28.5 17M15.5 15L9 21L4 23M9 21L13 29', tone.shade, 1),
  });
};

export const cloth = (sketch: ItemSketch) => {
  const dye = dyeOf(sketch.choices);
  const trim = dyeOf(sketch.choices, 'trim');
  return new Canvas(-10).form(
    'M4 7Q16 3.5 28 7Q26.5 12 28.5 17Q26 21 28 27L24 25.5L20.5 28.5L16.5 25.5L12.5 28.5L9 25.5L4.5 28Q6 22 3.5 17Q5.5 12 4 7z',
    dye,
    { rim: 2.6, inside: patchOf('M0 11H32V14.5H0zM0 18H32V19.5H0z', trim.base) },
  );
};

export const flower = (sketch: ItemSketch) => {
  const tone = anyTone(sketch, 0.76, 0.15);
  return new Canvas()
    .line('M16 16Q17.5 23 15 30.5', LEAF.line, 3)
    .line('M16 16Q17.5 23 15 30.5', LEAF.base, 1.5)
    .form('M16.5 26Q23 20 28 23.5Q24 29.5 16.5 26z', LEAF, { rim: 1.4 })
    .form(
      'M16 7.5Q14 1 18 1.5Q21.5 3 19.5 8Q26 5.5 26.5 9.5Q26 13.5 20.5 12.5Q24.5 18 21 19Q17 19.5 16 15Q14.5 20 10.5 18.5Q8 16 12 12.5Q5.5 13 5.5 9Q7 5.5 12.5 8.5Q10 3 13 1.5Q16.5 1.5 16 7.5z',
      tone,
      { rim: 2 },
    )
    .form('M12.8 10.8a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1 -6.4 0z', GOLD, { rim: 1.4, outline: 1 });
};

export const seed = (sketch: ItemSketch) => {
  const tone = anyTone(sketch, 0.58, 0.1);
  return new Canvas(20)
    .form('M16 5Q26.5 11 25 20.5Q22.5 29 16 29Q9.5 29 7 20.5Q5.5 11 16 5z', tone, {
      rim: 3.4,
      inside: lineOf('M16 6Q13 17 16 29', tone.shade, 1.2),
    })
    .line('M16 5Q15 2 17.5 .5', tone.line, 1.8);
};

export const orb = (sketch: ItemSketch) => {
  const gem = gemOf(sketch.choices);
  return new Canvas()
    .form('M5 15a11 11 0 1 1 22 0a11 11 0 1 1 -22 0z', gem, {
      rim: 3.8,
      inside:
        patchOf('M9.5 13q0 -5 5 -6q0 4.5 -5 6z', '#fff', 0.9) + lineOf('M10 19q5 4.5 11 1', gem.light, 1.5),
    })
    .form('M8 26.5Q16 22.5 24 26.5L25.5 29.5H6.5z', GOLD, { rim: 1.4 });
};

export const gear = ({ choices }: ItemSketch) => {
  const metal = choices.pick('metal', [IRON, GOLD, materialOf({ lightness: 0.64, chroma: 0.1, hue: 55 })]);
  return new Canvas(choices.between('turn', 0, 40))
    .form(
      'M13.5 2.5H18.5L19.3 6L22.5 7.4L25.8 5.3L28.3 9.6L25.7 12.2V16L28.7 18.5L26.2 22.8L22.5 21.8L19.3 24L18.5 28H13.5L12.7 24L9.5 21.8L5.8 22.8L3.3 18.5L6.3 16V12.2L3.7 9.6L6.2 5.3L9.5 7.4L12.7 6z',
      metal,
      { rim: 2.4 },
    )
    .form('M11.5 15a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1 -9 0z', IRON, { rim: 1.4 })
    .dot(16, 15, 2.2, metal.line);
};

export const doll = (sketch: ItemSketch) => {
  const tone = anyTone(sketch, 0.74, 0.11);
  return new Canvas()
    .form(
      'M10 17Q3.5 17 5 22Q7.5 23.5 10 21.5L9 29H14.5L16 25.5L17.5 29H23L22 21.5Q24.5 23.5 27 22Q28.5 17 22 17z',
      tone,
      { rim: 2.2 },
    )
    .form('M7 10a9 8.5 0 1 1 18 0a9 8.5 0 1 1 -18 0z', tone, { rim: 2.8 })
    .dot(12.5, 10.5, 1.4, tone.line)
    .line('M18 9l2.8 2.8M20.8 9l-2.8 2.8', tone.line, 1.2)
    .line('M13.5 14.5h5', tone.line, 1.1);
};

export const bell = ({ choices }: ItemSketch) => {
  const metal = nearTone(choices, 0.8, 0.14, 80);
  return new Canvas()
    .form('M13.5 27a2.5 2.5 0 1 0 5 0z', IRON, { rim: 1 })
    .form('M14 5.5a2 2 0 1 1 4 0Q24 7.5 24 16Q24 22 27 26H5Q8 22 8 16Q8 7.5 14 5.5z', metal, {
      rim: 3,
      inside: lineOf('M7 22.5H25', metal.shade, 1.4),
    });
};

export const lantern = (sketch: ItemSketch) => {
  const flame = gemOf(sketch.choices);
  return new Canvas()
    .line('M10 8Q16 -2 22 8', IRON.line, 1.8)
    .form('M10 7H22L24 11H8z', IRON, { rim: 1.6 })
    .form('M9 11H23V24H9z', materialOf({ lightness: 0.92, chroma: 0.08, hue: 90 }), { rim: 1.6 })
    .form('M16 13Q20.5 17.5 19 20.5Q16 23.5 13 20.5Q12 17.5 16 13z', flame, { rim: 1.8, outline: 1 })
    .form('M8 24H24L25 28.5H7z', IRON, { rim: 1.6 });
};

export const thread = (sketch: ItemSketch) => {
  const dye = dyeOf(sketch.choices);
  return new Canvas(-15)
    .form('M6 3.5H26V7.5H6zM6 24.5H26V28.5H6z', WOOD, { rim: 1.6 })
    .form('M8.5 7.5H23.5V24.5H8.5z', dye, {
      rim: 2.8,
      inside: lineOf('M7 11L25 9M7 14.5L25 12.5M7 18L25 16M7 21.5L25 19.5', dye.shade, 1),
    })
    .line('M23.5 22Q29 21 28 27', dye.base, 1.4);
};
