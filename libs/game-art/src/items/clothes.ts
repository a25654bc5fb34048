import { Canvas, lineOf, patchOf } from '../canvas.js';
import type { Material } from '../color.js';
import type { ItemSketch } from './item-description.js';
import { tail } from './etc-items-of-beasts.js';
import { balloon, drawBackpack } from './trinkets.js';
import { capeKindOf, trouserKindOf } from './clothes-kinds.js';
import { BONE, dyeOf, GOLD, gemOf, LEATHER, tierOf, WOOD } from './materials.js';
import { clothDyeOf, dyeNamed } from './named-dyes.js';

/** Armour for warriors, cloth or leather for all others. */
function bodyOf({ properties, level, choices, name }: ItemSketch): Material {
  if (properties['reqJob'] === 1 && level >= 15) return tierOf(level);
  const named = dyeNamed(name);
  if (named !== undefined) return named;
  return choices.chance('leather', 0.2) ? LEATHER : dyeOf(choices);
}

const PATTERNS = [
  () => '',
  (trim: Material) => patchOf('M0 15h32v3.5H0z', trim.base),
  (trim: Material) => patchOf('M14.5 0h3V32h-3z', trim.base),
  (trim: Material) => patchOf('M0 26L32 8v5L0 31z', trim.base),
  (trim: Material) => patchOf('M0 12h32v2H0zM0 17h32v2H0zM0 22h32v2H0z', trim.base),
  (trim: Material) => patchOf('M10 4L16 14L22 4z', trim.light),
] as const;

export function drawTop(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const body = bodyOf(sketch);
  const trim = dyeOf(choices, 'trim');
  const hard = sketch.properties['reqJob'] === 1 && level >= 25;
  const canvas = new Canvas();
  canvas.form(
    'M11 4.5L4.5 8L.5 17L6 20L9 15.5V28Q16 30 23 28V15.5L26 20L31.5 17L27.5 8L21 4.5Q16 9.5 11 4.5z',
    body,
    { rim: 2.8, inside: choices.pick('pattern', PATTERNS)(trim) },
  );
  canvas.line('M9 15.5V12M23 15.5V12', body.line, 1);
  if (hard)
    canvas.form(
      'M10 4.5Q2.5 4 2 12L9 14zM22 4.5Q29.5 4 30 12L23 14z',
      level >= 50 ? GOLD : tierOf(level - 15),
      { rim: 1.8 },
    );
  canvas.form('M11 4.5Q16 9.5 21 4.5L22.5 6.5Q16 13 9.5 6.5z', hard ? tierOf(level - 15) : trim, {
    rim: 1.2,
  });
  const detail = choices.integer('detail', 0, 2);
  if (detail === 1) for (const y of [15, 19, 23]) canvas.dot(16, y, 1.1, GOLD.light);
  if (detail === 2)
    canvas
      .form('M9 22.5h14v3H9z', LEATHER, { rim: 1 })
      .form('M14.3 21.8h3.4v4.4h-3.4z', GOLD, { rim: 0.9, outline: 0.9 });
  return canvas;
}

export function drawOverall(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const body = bodyOf(sketch);
  const trim = dyeOf(choices, 'trim');
  const skirt = choices.pick('skirt', [
    'M11 2.5L5.5 5L2 13.5L7.5 15.5L10 11.5L9.5 17Q5 24 5 29.5Q16 32 27 29.5Q27 24 22.5 17L22 11.5L24.5 15.5L30 13.5L26.5 5L21 2.5Q16 6.5 11 2.5z',
    'M11 2.5L5.5 5L2 16.5L8 18L10 12L8 30.5H24L22 12L24 18L30 16.5L26.5 5L21 2.5Q16 6.5 11 2.5z',
  ]);
  const canvas = new Canvas().form(skirt, body, {
    rim: 2.8,
    inside:
      patchOf(
        choices.pick('panel', [
          'M13 16L10 32H22L19 16z',
          'M14.5 6V32H17.5V6z',
          'M0 25.5Q16 28 32 25.5V32H0z',
        ]),
        trim.base,
      ) + lineOf('M12 18L9 31M20 18L23 31', body.shade, 0.9),
  });
  canvas.form('M11 2.5Q16 6.5 21 2.5L22 4.8Q16 10.5 10 4.8z', trim, { rim: 1.1 });
  canvas.form(
    'M9.8 14.5Q16 16.5 22.2 14.5V18Q16 19.8 9.6 18z',
    choices.chance('belt', 0.5) ? LEATHER : trim,
    { rim: 1.1 },
  );
  return canvas.form(
    'M14.2 15.8a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1 -3.6 0z',
    level >= 40 ? gemOf(choices) : GOLD,
    { rim: 0.9, outline: 0.9 },
  );
}

export function drawBottom(sketch: ItemSketch): Canvas {
  const { choices } = sketch;
  const body = bodyOf(sketch);
  const trim = dyeOf(choices, 'trim');
  const cuts = {
    trousers: 'M8 5.5H24L26.5 28.5Q22 30 18.5 28.5L16 14L13.5 28.5Q10 30 5.5 28.5z',
    shorts: 'M8 6H24L27 21Q22 23.5 18 21.5L16 14.5L14 21.5Q10 23.5 5 21z',
    skirt: 'M9 6H23L28.5 25Q16 30.5 3.5 25z',
  };
  const kind = trouserKindOf(sketch.name) ?? choices.pick('cut', ['trousers', 'shorts', 'skirt']);
  const inside =
    kind === 'skirt'
      ? lineOf('M12 9L9 28M16 9V29M20 9L23 28', body.shade, 1)
      : patchOf(
          choices.pick('stripe', ['', 'M4 23H28V26H4z', 'M8 6L5 30H8L10.5 6zM24 6L27 30H24L21.5 6z']) ||
            'M0 0z',
          trim.base,
        ) + lineOf('M16 8V15', body.shade, 1);
  return new Canvas()
    .form(cuts[kind], body, { rim: 2.6, inside })
    .form('M7.5 4.5H24.5L24.8 8.5H7.2z', choices.pick('belt', [LEATHER, trim]), { rim: 1.2 })
    .form('M14 4h4v5h-4z', GOLD, { rim: 0.9, outline: 1 });
}

export function drawShoes(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const body =
    sketch.properties['reqJob'] === 1 && level >= 20
      ? tierOf(level)
      : (dyeNamed(sketch.name) ?? (choices.chance('leather', 0.35) ? LEATHER : dyeOf(choices)));
  const trim = dyeOf(choices, 'trim');
  const high = choices.chance('high', 0.6);
  const boot = high
    ? (x: number, y: number) =>
        `M${x} ${y}h8.5l-.5 10.5Q${x + 13} ${y + 12} ${x + 14} ${y + 16}q0 2.5 -2.5 2.5H${x + 0.5}z`
    : (x: number, y: number) =>
        `M${x} ${y + 6.5}h7.5Q${x + 9} ${y + 10} ${x + 13} ${y + 12}q2 2 1 6.5H${x + 0.5}Q${x - 1} ${y + 12} ${x} ${y + 6.5}z`;
  const canvas = new Canvas();
  for (const [x, y] of [
    [3, 4.5],
    [12.5, 8.5],
  ] as const) {
    canvas.form(boot(x, y), body, {
      rim: 2.4,
      inside:
        lineOf(`M${x - 2} ${y + 16.5}h20`, trim.shade, 2.2) +
        lineOf(`M${x + 3} ${y + 10}l5 -1M${x + 3.5} ${y + 13}l5 -1`, body.line, 0.7),
    });
    canvas.form(
      `M${x - 0.6} ${high ? y - 0.5 : y + 5.5}h${high ? 9.6 : 8.6}v3.2h-${high ? 9.6 : 8.6}z`,
      trim,
      { rim: 1.1 },
    );
  }
  if (choices.chance('winged', level >= 50 ? 0.4 : 0.08))
    canvas.form('M14 17Q7 15 7.5 8.5Q11 11 14.5 11Q12.5 8.5 13.5 5.5Q18 11 17 17z', BONE, { rim: 1.3 });
  return canvas;
}

export function drawGloves(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const body =
    sketch.properties['reqJob'] === 1 && level >= 20
      ? tierOf(level)
      : (dyeNamed(sketch.name) ?? (choices.chance('leather', 0.35) ? LEATHER : dyeOf(choices)));
  const trim = dyeOf(choices, 'trim');
  const canvas = new Canvas();
  canvas.form(
    'M9 20L4.5 14Q2.5 11 5 9.5Q7.5 9 9 12L10 13.5V5.5Q11.5 3.5 13 5.5V3.5Q15 1.5 16.8 3.5V5Q18.8 3 20.5 5V7.5Q22.5 6 23.8 8V18L22.5 22H10z',
    body,
    { rim: 2.4, inside: lineOf('M13 5V12M16.8 5V12M20.5 7V13', body.line, 0.9) },
  );
  canvas.form('M8.5 20.5H24L26 28.5Q16 31 6.5 28.5z', trim, {
    rim: 2,
    inside: lineOf('M6 26Q16 28.5 26 26', trim.shade, 1.2),
  });
  if (level >= 30 || choices.chance('gem', 0.3))
    canvas.form('M16 13.5l2.6 3l-2.6 3l-2.6 -3z', level >= 50 ? gemOf(choices) : GOLD, {
      rim: 1,
      outline: 0.9,
    });
  return canvas;
}

export function drawCape(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const dye = clothDyeOf(sketch);
  const trim = dyeOf(choices, 'lining');
  const kind = capeKindOf(sketch);
  if (kind === 'tail') return tail(sketch);
  if (kind === 'bag') return drawBackpack(sketch);
  if (kind === 'balloon') return balloon(sketch);
  if (kind === 'wings') {
    return new Canvas()
      .form('M15 17Q6 20 1.5 6.5Q.5 4 3 4.5Q13 5.5 15 17zM15 18Q10 27 4.5 22.5Q3 20.5 5 19.5z', dye, {
        rim: 2,
      })
      .form('M17 17Q26 20 30.5 6.5Q31.5 4 29 4.5Q19 5.5 17 17zM17 18Q22 27 27.5 22.5Q29 20.5 27 19.5z', dye, {
        rim: 2,
      });
  }
  const hem = choices.pick('hem', [
    'Q24 27 21 29.5Q18.5 26.5 16 29.5Q13.5 26.5 11 29.5Q8 27 4 28',
    'Q16 31.5 4 28',
    'L24.5 30L22 26L19.5 30.5L16 26.5L12.5 30.5L10 26L7.5 30L4 28',
  ]);
  const canvas = new Canvas().form(`M10 4.5H22Q26 14 28 28${hem}Q6 14 10 4.5z`, dye, {
    rim: 2.8,
    inside:
      lineOf('M13 8Q11 18 9 30M19 8Q21 18 23 30M16 10V30', dye.shade, 1.1) +
      (choices.chance('border', 0.5) ? lineOf(`M28 28${hem}`, trim.base, 3) : ''),
  });
  canvas.form('M8.5 3.5Q16 7.5 23.5 3.5L24 7.5Q16 12 8 7.5z', trim, { rim: 1.4 });
  return canvas.form(
    'M13.8 8.5a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1 -4.4 0z',
    level >= 40 ? gemOf(choices) : GOLD,
    { rim: 1, outline: 1 },
  );
}

const SHIELDS = [
  'M16 2.5Q21.5 6 28 5.5Q29 22 16 30Q3 22 4 5.5Q10.5 6 16 2.5z',
  'M3 16a13 13 0 1 1 26 0a13 13 0 1 1 -26 0z',
  'M6 3.5H26Q28 5 27 12Q27 24 16 30.5Q5 24 5 12Q4 5 6 3.5z',
  'M16 1.5L27 8V22L16 30.5L5 22V8z',
] as const;

export function drawShield(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const face = level < 15 ? WOOD : choices.chance('painted', 0.5) ? dyeOf(choices) : tierOf(level);
  const rimMetal = tierOf(level >= 15 ? level - 10 : 15);
  const shape = choices.pick('shape', SHIELDS);
  const mark = dyeOf(choices, 'mark');
  const sign = choices.pick('sign', [
    'M14 0h4V32h-4zM0 13h32v4H0z',
    'M0 20L16 9L32 20V26L16 15L0 26z',
    'M16 0H32V32H16z',
    'M0 0H16V15H0zM16 15H32V32H16z',
    'M0 32L32 0H24L-8 32z',
  ]);
  const canvas = new Canvas().form(shape, face, {
    rim: 1.6,
    inside:
      patchOf(sign, level < 15 ? face.shade : mark.base) +
      lineOf(shape, rimMetal.line, 5.5) +
      lineOf(shape, rimMetal.base, 4),
  });
  return canvas.form(
    'M12.8 15a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1 -6.4 0z',
    level >= 45 ? gemOf(choices) : level >= 15 ? GOLD : rimMetal,
    { rim: 1.5 },
  );
}
