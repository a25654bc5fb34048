import { Canvas, lineOf, patchOf } from '../canvas.js';
import { materialOf } from '../color.js';
import type { Material } from '../color.js';
import type { ItemSketch } from './item-description.js';
import { CREAM, dyeOf, freeTone, GOLD, gemAt, gemOf, INK, LEATHER, PAPER } from './materials.js';

/** Colours of scrolls by how often they succeed, percent: as sure as leaves, as risky as embers. */
const CHANCES = [
  [100, { lightness: 0.68, chroma: 0.16, hue: 142 }],
  [60, { lightness: 0.66, chroma: 0.14, hue: 245 }],
  [30, { lightness: 0.56, chroma: 0.18, hue: 305 }],
  [10, { lightness: 0.62, chroma: 0.2, hue: 30 }],
  [0, { lightness: 0.4, chroma: 0.03, hue: 280 }],
] as const;

const SIGNS = [
  'M13.5 12h3v6h-3zM11.5 16.5h7v2h-7z',
  'M15 11.5L19 19H11z',
  'M11.5 15.5a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0z',
  'M15 11L16.3 14L19.5 14.3L17 16.5L17.8 19.7L15 18L12.2 19.7L13 16.5L10.5 14.3L13.7 14z',
  'M15 19.5Q9.5 16 12 12.5Q14 11.5 15 13.5Q16 11.5 18 12.5Q20.5 16 15 19.5z',
  'M11 13h8v1.8h-8zM11 16.5h8v1.8h-8z',
] as const;

/** Of `204xxyy` the two digits before the last two name the piece of equipment: the same sign for the same piece. */
function chanceOf({ properties, choices }: ItemSketch): number {
  return properties['success'] ?? choices.pick('success', [100, 60, 60, 30, 10]);
}

/** A scroll for equipment: the ribbon's colour tells its chance, the sign its piece. */
export function drawScroll(sketch: ItemSketch): Canvas {
  const success = chanceOf(sketch);
  const [, seal] = CHANCES.find(([from]) => success >= from) ?? CHANCES[4];
  const ribbon = materialOf(seal);
  const sign = SIGNS[Math.floor(sketch.id / 100) % SIGNS.length] ?? SIGNS[0];
  return new Canvas(-12)
    .form('M7 6H24V26H7z', PAPER, { rim: 1.6, inside: lineOf('M10 9.5h10M10 22.5h10', PAPER.shade, 1) })
    .patch(sign, ribbon.base)
    .form('M4.5 3.5H26.5Q28.5 5.5 26.5 7.5H4.5Q2.5 5.5 4.5 3.5z', ribbon, { rim: 1.6 })
    .form('M4.5 24.5H26.5Q28.5 26.5 26.5 28.5H4.5Q2.5 26.5 4.5 24.5z', ribbon, { rim: 1.6 })
    .form('M21 13h4v9l-2 -1.5l-2 1.5z', ribbon, { rim: 1, outline: 0.9 });
}

/** A scroll that takes you to a town: rolled up, tied with a string. */
export function drawTownScroll({ choices }: ItemSketch): Canvas {
  const string = gemOf(choices, 'string');
  return new Canvas(-35)
    .form('M4 11.5H28V20.5H4z', PAPER, { rim: 2.4 })
    .form('M2.5 16a2.5 5 0 1 1 5 0a2.5 5 0 1 1 -5 0zM24.5 16a2.5 5 0 1 1 5 0a2.5 5 0 1 1 -5 0z', PAPER, {
      rim: 1.2,
    })
    .form('M13.5 10.5h5v11h-5z', string, { rim: 1.4 })
    .form('M16 13.5L21 9.5L22.5 13.5L16 16L22.5 18.5L21 22.5z', string, { rim: 1 });
}

function bookOf(cover: Material, sign: string, signColor: string): Canvas {
  return new Canvas(-10)
    .form('M8 25.5H26V29.5H8Q5.5 29 5.5 27z', CREAM, {
      rim: 1,
      inside: lineOf('M8 27.5H26', CREAM.shade, 0.8),
    })
    .form('M8 3H26.5V25.5H8Q5.5 25.5 5.5 27.5V6Q5.5 3 8 3z', cover, {
      rim: 2.4,
      inside: lineOf('M9.5 2V26', cover.shade, 1.2),
    })
    .patch(sign, signColor)
    .line('M12.5 5.5H24V23H12.5z', GOLD.light, 0.8);
}

/** A book of skills. */
export function drawBook({ choices }: ItemSketch): Canvas {
  const sign = choices.pick('sign', [
    'M18.2 8L20 12.5L24 13L21 16L22 20.5L18.2 18L14.5 20.5L15.5 16L12.5 13L16.5 12.5z',
    'M18.2 7.5L22.5 14L18.2 21L14 14z',
    'M18.2 20.5Q11 15 14 10Q17 8.5 18.2 12Q19.5 8.5 22.5 10Q25.5 15 18.2 20.5z',
    'M17 8h2.5v5h4v2.5h-4v5H17v-5h-4V13h4z',
    'M18.2 8a6 6 0 1 0 5 9A5 5 0 1 1 18.2 8z',
  ]);
  return bookOf(choices.chance('leather', 0.2) ? LEATHER : dyeOf(choices), sign, gemOf(choices).light);
}

/** A letter with a seal, or a sheet with writing. */
export function drawLetter({ choices }: ItemSketch): Canvas {
  const seal = gemAt(choices.pick('seal', [0, 5, 6, 3]));
  if (choices.chance('sheet', 0.4)) {
    return new Canvas(8)
      .form('M7 3H22L26 7V29H7z', PAPER, {
        rim: 1.8,
        inside: lineOf('M10.5 10H22M10.5 14H22M10.5 18H22M10.5 22H17', INK.light, 1.1),
      })
      .form('M22 3V7H26z', CREAM, { rim: 0.8, outline: 1 })
      .dot(21.5, 24.5, 2.4, seal.base);
  }
  return new Canvas(-8)
    .form('M3 8H29V26H3z', PAPER, { rim: 1.8, inside: lineOf('M3 26L13 17M29 26L19 17', PAPER.shade, 1.1) })
    .form('M3 8H29L16 19.5z', CREAM, { rim: 1.4, outline: 1 })
    .form('M12.5 18a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0z', seal, { rim: 1.6, outline: 1 });
}

/** A ticket with a torn edge, a coupon. */
export function drawTicket({ choices }: ItemSketch): Canvas {
  const paper = freeTone(choices, 'paper', 0.82, 0.1);
  return new Canvas(-18)
    .form('M2 9.5H30V14a2.5 2.5 0 0 0 0 5V23.5H2V19a2.5 2.5 0 0 0 0 -5z', paper, {
      rim: 2,
      inside:
        patchOf('M0 9H7V24H0z', paper.shade) +
        lineOf('M10 13H21M10 16.5H18M10 20H20', paper.line, 1.2) +
        lineOf('M24 8V25', '#fff', 1.2),
    })
    .glint(26.8, 16.5, 2.6, '#fff');
}

/** A card with the face of a monster. */
export function drawCard({ choices, id }: ItemSketch): Canvas {
  const face = freeTone(choices, 'face', 0.72, 0.14);
  const frame = id % 10 >= 8 ? GOLD : dyeOf(choices, 'frame');
  const head = choices.pick('head', [
    'M10 20Q9 11 16 11Q23 11 22 20Q16 23 10 20z',
    'M10.5 19Q9 9 12 10.5L14 12.5H18L20 10.5Q23 9 21.5 19Q16 23 10.5 19z',
    'M9.5 17Q10 10.5 16 10.5Q22 10.5 22.5 17L19 16V21H13V16z',
  ]);
  return new Canvas(8)
    .form('M7 2.5H25Q26.5 2.5 26.5 4V28Q26.5 29.5 25 29.5H7Q5.5 29.5 5.5 28V4Q5.5 2.5 7 2.5z', frame, {
      rim: 1.6,
    })
    .form('M8.5 6H23.5V24H8.5z', CREAM, { rim: 1, outline: 0.9 })
    .form(head, face, { rim: 2.2, outline: 1 })
    .dot(13.8, 16, 1.1, face.line)
    .dot(18.2, 16, 1.1, face.line)
    .line('M11 26.8h10', GOLD.light, 1.4);
}

/** A map or a plan, folded. */
export function drawPlan({ choices }: ItemSketch): Canvas {
  const ink = gemOf(choices, 'route');
  return new Canvas()
    .form('M3 8L11 5L21 8L29 5V24L21 27.5L11 24L3 27z', PAPER, {
      rim: 1.8,
      inside: lineOf('M11 4V25M21 7V28', PAPER.shade, 1.2) + lineOf('M6 21Q10 14 14 17T23 13', ink.base, 1.5),
    })
    .line('M23.5 10.5l3 3.5M26.5 10.5l-3 3.5', gemAt(0).base, 1.6);
}
