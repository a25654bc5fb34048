import { Canvas, lineOf, patchOf } from '../canvas.js';
import type { Material } from '../color.js';
import type { ItemSketch } from './item-description.js';
import { BRONZE, gemNamed, GOLD, IRON, SILVER, STEEL, STONE, tierOf } from './materials.js';

const METALS = [
  BRONZE,
  STEEL,
  tierOf(70),
  tierOf(60),
  SILVER,
  tierOf(80),
  GOLD,
  tierOf(90),
  IRON,
  tierOf(120),
] as const;

const METAL_WORDS: readonly (readonly [word: RegExp, metal: Material])[] = [
  [/bronze|copper/i, BRONZE],
  [/gold/i, GOLD],
  [/silver|moon|tin\b/i, SILVER],
  [/steel/i, STEEL],
  [/iron|lead/i, IRON],
  [/jade|mithril|green/i, tierOf(60)],
  [/azure|cobalt|blue/i, tierOf(70)],
  [/ember|red|ruby/i, tierOf(80)],
];

/** The metal of a name, else of the last digit of an id: an ore and what is refined from it agree. */
const metalAt = ({ id, name }: ItemSketch): Material =>
  METAL_WORDS.find(([word]) => word.test(name))?.[1] ?? METALS[id % 10] ?? IRON;

/** A lump of rock with veins of metal (4010xxx). */
export function drawOre(sketch: ItemSketch): Canvas {
  const metal = metalAt(sketch);
  return new Canvas()
    .form('M4 22L6 12L13 5.5L22 6.5L28.5 14L27 25L18 28.5L8 27z', STONE, {
      rim: 3,
      inside: lineOf('M13 5L15 13L28 14M15 13L10 20L4 22M10 20L18 29', STONE.shade, 0.9),
    })
    .form('M11 12.5l4 -2.5l3.5 2.5l-2 4h-4z', metal, { rim: 1.4, outline: 1 })
    .form('M18.5 19.5l4.5 -2l2 3.5l-3 3h-3.5z', metal, { rim: 1.4, outline: 1 })
    .form('M8.5 22.5l2.5 -1.5l2 2l-2 2.5z', metal, { rim: 1, outline: 0.9 })
    .glint(15, 11.5, 2.2);
}

/** Bars of metal (4011xxx). */
export function drawPlate(sketch: ItemSketch): Canvas {
  const metal = metalAt(sketch);
  const bar = (canvas: Canvas, x: number, y: number) =>
    canvas
      .form(`M${x + 2.5} ${y}h10l2.5 7h-15z`, metal, { rim: 1.6 })
      .patch(`M${x + 4} ${y + 1.2}h3l-1 2.5h-3z`, metal.shine);
  const canvas = new Canvas();
  bar(canvas, 1, 20);
  bar(canvas, 16, 20);
  bar(canvas, 8.5, 11);
  return canvas.glint(22, 8.5, 3);
}

/** A raw jewel still in its stone (4020xxx). */
export function drawRawJewel({ id, name }: ItemSketch): Canvas {
  const gem = gemNamed(name, id % 10);
  return new Canvas()
    .form('M10 22L7.5 10L12.5 4L16 12.5z', gem, { rim: 1.8 })
    .form('M14.5 23L16 8L21 2.5L24 10L21 23z', gem, {
      rim: 2,
      inside: lineOf('M21 2L20 12V23', gem.shine, 0.8),
    })
    .form('M21 23L24.5 14L28.5 13.5L27 24z', gem, { rim: 1.6 })
    .form('M3.5 24Q6 18.5 11 20Q16 17.5 20.5 20.5Q26 18.5 28.5 24Q26 29.5 16 29.5Q6 29.5 3.5 24z', STONE, {
      rim: 2.4,
    });
}

const CUTS = [
  ['M9 6H23L29 13L16 28.5L3 13z', 'M3 13H29M9 6L12.5 13L16 28M23 6L19.5 13L16 28M12.5 13L16 6L19.5 13'],
  ['M16 3L27 9.5V22.5L16 29L5 22.5V9.5z', 'M5 9.5L16 16L27 9.5M16 16V29M10 12L16 3L22 12'],
  ['M16 2.5L25 16L16 29.5L7 16z', 'M7 16H25M16 2.5L13 16L16 29.5L19 16z'],
  ['M10 4H22L28 10V22L22 28H10L4 22V10z', 'M10 10H22V22H10zM10 10L4 10M22 10L28 10M10 22L10 28M22 22V28'],
  [
    'M16 28.5Q3.5 20 4.5 11.5Q6 4.5 12 5Q15 6 16 9Q17 6 20 5Q26 4.5 27.5 11.5Q28.5 20 16 28.5z',
    'M9 10Q16 16 16 28M23 10Q16 16 16 28',
  ],
] as const;

/** A cut jewel (4021xxx). */
export function drawJewel({ id, name, choices }: ItemSketch): Canvas {
  const gem = gemNamed(name, id % 10);
  const [outline, facets] = choices.pick('cut', CUTS);
  return new Canvas()
    .form(outline, gem, {
      rim: 3.4,
      inside: lineOf(facets, gem.light, 0.8) + patchOf('M10.5 9l4 -1.5l-2.5 4z', '#fff', 0.85),
    })
    .glint(25, 6.5, 3.2);
}

/** A crystal of power, or its ore: a tall prism (4004xxx, 4005xxx, 4250xxx, 4260xxx). */
export function drawCrystal({ id, name, choices }: ItemSketch): Canvas {
  const gem = gemNamed(name, (id % 10) + choices.pick('turn', [0, 0, 3]));
  return new Canvas(choices.between('lean', -10, 14))
    .form('M16 1.5L22.5 8.5V23.5L16 30.5L9.5 23.5V8.5z', gem, {
      rim: 2.4,
      inside:
        patchOf('M9 8.5L14 11V23L9 24z', gem.light) +
        lineOf('M14 11V23L16 30M14 11L16 2M14 11L22.5 8.5M14 23L22.5 23.5', gem.shine, 0.7),
    })
    .glint(24.5, 6, 3, gem.shine)
    .glint(6.5, 22, 2.2, gem.shine);
}

/** A heap of powder. */
export function drawPowder({ choices, id, name }: ItemSketch): Canvas {
  const dust = gemNamed(name, id % 9);
  return new Canvas()
    .form('M2.5 26Q9 23 11 17Q14 11 17 13Q20 14 22.5 19Q25 24 29.5 26Q25 30 16 30Q7 30 2.5 26z', dust, {
      rim: 3.2,
    })
    .dot(12, 23, 0.9, dust.shine)
    .dot(18, 20, 0.9, dust.shine)
    .dot(21, 25, 0.9, dust.shine)
    .glint(choices.between('x', 9, 23), 8, 3, dust.light)
    .glint(24, 13, 2, dust.light);
}
