import { Canvas, lineOf, patchOf } from '../canvas.js';
import { padlock } from './trinkets.js';
import { pathData } from '../svg.js';
import type { ItemDrawing, ItemSketch } from './item-description.js';
import {
  BONE,
  CREAM,
  DARK_WOOD,
  dyeOf,
  freeTone,
  gemOf,
  GOLD,
  IRON,
  LEATHER,
  PAPER,
  SILVER,
  tierOf,
  WOOD,
} from './materials.js';

const coin = (canvas: Canvas, x: number, y: number, r: number, metal: typeof GOLD) =>
  canvas.form(pathData`M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`, metal, {
    rim: r * 0.45,
    inside: lineOf(
      pathData`M${x - r * 0.45} ${y}a${r * 0.45} ${r * 0.45} 0 1 1 ${r * 0.9} 0a${r * 0.45} ${r * 0.45} 0 1 1 ${-r * 0.9} 0z`,
      metal.shade,
      r * 0.22,
    ),
  });

/** Mesos: bronze coin, gold coin, bundle of notes, bag; item 0 stands for any amount. */
export function drawMesos({ id }: ItemSketch): Canvas {
  const canvas = new Canvas();
  if (id === 9_000_000) return coin(canvas, 16, 16, 11, tierOf(10)).glint(25, 6, 3);
  if (id === 9_000_001) return coin(canvas, 16, 16, 11, GOLD).glint(25, 6, 3);
  if (id === 9_000_002) {
    const note = tierOf(60);
    canvas.form('M3 11L23 5.5L29 19.5L9 26z', note, {
      rim: 2,
      inside: lineOf('M6 13.5L24 8.5', note.light, 1),
    });
    return coin(canvas, 16, 15.5, 4.5, GOLD).form('M4 16L9 26L29 19.5V22.5L9.5 29L3.5 19z', note, {
      rim: 1.4,
    });
  }
  if (id === 9_000_003) {
    canvas
      .form(
        'M12 9L9.5 3.5Q16 6 22.5 3.5L20 9Q30 15 28.5 24.5Q27 30 16 30Q5 30 3.5 24.5Q2 15 12 9z',
        LEATHER,
        { rim: 3.2 },
      )
      .line('M11 9.5Q16 11.5 21 9.5', GOLD.line, 3.2)
      .line('M11 9.5Q16 11.5 21 9.5', GOLD.base, 1.8);
    return coin(canvas, 16, 20, 5.5, GOLD);
  }
  coin(canvas, 20.5, 11, 7, GOLD);
  coin(canvas, 10, 15, 7, GOLD);
  return coin(canvas, 18, 22, 7.5, GOLD).glint(26, 5, 2.6);
}

/** A sack full of monsters (210xxxx), or of gifts. */
export function drawSack({ choices }: ItemSketch): Canvas {
  const cloth = choices.pick('cloth', [WOOD, LEATHER, dyeOf(choices)]);
  const string = dyeOf(choices, 'string');
  return new Canvas()
    .form('M12 10L8.5 3.5Q16 7 23.5 3.5L20 10Q30 16 28.5 25Q26.5 30 16 30Q5.5 30 3.5 25Q2 16 12 10z', cloth, {
      rim: 3.4,
    })
    .line('M10.5 10Q16 12.5 21.5 10', string.line, 3.6)
    .line('M10.5 10Q16 12.5 21.5 10', string.base, 2.2)
    .dot(12.5, 19.5, 1.8, cloth.line)
    .dot(19.5, 19.5, 1.8, cloth.line)
    .line('M11.5 25q1.5 -2 3 0q1.5 -2 3 0q1.5 -2 3 0', cloth.line, 1.3);
}

const CHAIRS = [
  (seat: typeof WOOD, wood: typeof WOOD) =>
    new Canvas()
      .form('M6.5 19H9.5V30H6.5zM22.5 19H25.5V30H22.5z', wood, { rim: 1.2 })
      .form('M7 3H25V19H7z', wood, { rim: 2, inside: patchOf('M10 6H22V16H10z', seat.base) })
      .form('M4 17.5H28V22.5H4z', seat, { rim: 1.8 }),
  (seat: typeof WOOD, wood: typeof WOOD) =>
    new Canvas()
      .form('M8 16L5 29.5H8L11 18zM24 16L27 29.5H24L21 18z', wood, { rim: 1.2 })
      .form('M4.5 15.5a11.5 4.5 0 1 1 23 0a11.5 4.5 0 1 1 -23 0z', seat, { rim: 2 })
      .line('M8.5 24H23.5', wood.line, 1.8),
  (seat: typeof WOOD) =>
    new Canvas()
      .form('M8 16Q7 4 16 3.5Q25 4 24 16z', seat, {
        rim: 2.8,
        inside: lineOf('M12 6V16M16 4V16M20 6V16', seat.shade, 1),
      })
      .form('M2.5 18Q2 13 6 13.5Q8.5 14 9 18H23Q23.5 14 26 13.5Q30 13 29.5 18L28 27.5H4z', seat, { rim: 2.6 })
      .form('M6 27.5h4v3h-4zM22 27.5h4v3h-4z', DARK_WOOD, { rim: 0.8 }),
  (seat: typeof WOOD, wood: typeof WOOD) =>
    new Canvas()
      .line('M4 28.5Q16 32.5 28 28.5', wood.line, 2.6)
      .form('M8 20H11V29H8zM21 20H24V29H21z', wood, { rim: 1.2 })
      .form('M21.5 2.5L27.5 4L25 20H20z', wood, { rim: 1.6 })
      .form('M5 18.5H25V22.5H5z', seat, { rim: 1.6 }),
  (seat: typeof WOOD) =>
    new Canvas().form('M3 20Q2.5 10 12 10Q16 5.5 21 9Q29.5 9 29.5 18Q30 28 16 28.5Q4 28.5 3 20z', seat, {
      rim: 3.6,
      inside: lineOf('M8 17Q16 22.5 24.5 16', seat.shade, 1.3),
    }),
] as const;

/** Words of names that say what one sits on: places in the list of chairs. */
const SEATS: readonly (readonly [word: RegExp, index: number])[] = [
  [/stool|table|stump|barrel/i, 1],
  [/sofa|arm|couch|throne|recliner|plush/i, 2],
  [/rock|swing/i, 3],
  [/cushion|bean|pillow|mat\b|nest|cloud|rug/i, 4],
  [/bench|chair|seat/i, 0],
];

/** A chair to rest on. */
export function drawChair({ choices, name }: ItemSketch): Canvas {
  const index = SEATS.find(([word]) => word.test(name))?.[1];
  const chair = (index === undefined ? undefined : CHAIRS[index]) ?? choices.pick('chair', CHAIRS);
  return chair(dyeOf(choices), choices.pick('wood', [WOOD, DARK_WOOD, GOLD]));
}

/** A key with a bow, a shaft and teeth. */
export function drawKey({ choices }: ItemSketch): Canvas {
  const metal = choices.pick('metal', [GOLD, SILVER, tierOf(12)]);
  return new Canvas(45)
    .form('M14.6 11H17.4V32H14.6zM17.4 24.5H22.5V27H17.4zM17.4 28.5H21V31H17.4z', metal, { rim: 1.2 })
    .form('M9.5 5.5a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1 -13 0z', metal, { rim: 2 })
    .form('M13.2 5.5a2.8 2.8 0 1 1 5.6 0a2.8 2.8 0 1 1 -5.6 0z', gemOf(choices), { rim: 1.2, outline: 1 });
}

/** A parcel with a ribbon, of which no one knows what is in it. */
export function drawParcel({ choices }: ItemSketch): Canvas {
  const paper = freeTone(choices, 'paper', 0.76, 0.11);
  const ribbon = dyeOf(choices, 'ribbon');
  return new Canvas()
    .form('M4.5 14H27.5V29H4.5z', paper, { rim: 2.4, inside: patchOf('M13.8 0H18.2V32H13.8z', ribbon.base) })
    .form('M3 9.5H29V14.5H3z', paper, { rim: 1.8, inside: patchOf('M13.8 0H18.2V32H13.8z', ribbon.light) })
    .form('M16 9.5Q7 9.5 8 4.5Q11 1 16 9.5Q21 1 24 4.5Q25 9.5 16 9.5z', ribbon, { rim: 1.6 });
}

const GADGETS = [
  ({ choices }: ItemSketch) =>
    new Canvas(-20)
      .form('M4 12.5H9L24 4.5V27.5L9 19.5H4z', dyeOf(choices), { rim: 2.6 })
      .form('M23 3.5H27.5V28.5H23z', CREAM, { rim: 1.4 })
      .form('M9.5 19.5H14L15.5 28H11z', IRON, { rim: 1.4 }),
  ({ choices }: ItemSketch) =>
    new Canvas()
      .form('M5 12H27V29H5z', WOOD, { rim: 2.4, inside: patchOf('M9 16H23V25H9z', CREAM.base) })
      .form(
        'M2.5 11L5.5 4H26.5L29.5 11Q26 15 22.6 12Q19 15 16 12Q13 15 9.4 12Q6 15 2.5 11z',
        dyeOf(choices),
        { rim: 2 },
      ),
  ({ choices }: ItemSketch) =>
    new Canvas()
      .form('M9.5 27L13 15H19L22.5 27Q16 30.5 9.5 27z', gemOf(choices, 'base'), { rim: 2.2 })
      .form('M4.5 12Q8 2.5 16 2.5Q24 2.5 27.5 12Q22 17.5 16 16Q10 17.5 4.5 12z', gemOf(choices), { rim: 2.6 })
      .glint(26, 22, 3)
      .glint(5.5, 20, 2.2),
  ({ choices }: ItemSketch) =>
    new Canvas()
      .form(
        'M16 2L19.5 11.5L29.5 12L21.5 18L24.5 28L16 22.2L7.5 28L10.5 18L2.5 12L12.5 11.5z',
        freeTone(choices, 'star', 0.8, 0.15),
        { rim: 3 },
      )
      .dot(13, 15.5, 1.2, IRON.line)
      .dot(19, 15.5, 1.2, IRON.line)
      .line('M14 18.5q2 1.8 4 0', IRON.line, 1.1),
  ({ choices }: ItemSketch) =>
    new Canvas().form(
      'M16 28.5Q3 19.5 4 11.5Q5.5 5 11.5 5Q15 5.5 16 9Q17 5.5 20.5 5Q26.5 5 28 11.5Q29 19.5 16 28.5z',
      freeTone(choices, 'heart', 0.68, 0.18),
      { rim: 3.2, inside: patchOf('M8 13q0 -4.5 4 -5q-.5 4 -4 5z', '#fff', 0.85) },
    ),
  ({ choices }: ItemSketch) =>
    new Canvas()
      .form('M5 15.5a11 11 0 1 1 22 0a11 11 0 1 1 -22 0z', freeTone(choices, 'clock', 0.72, 0.12), { rim: 2 })
      .form('M8 15.5a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z', CREAM, { rim: 1.4 })
      .line('M16 10V15.5L20 18', IRON.line, 1.7)
      .form('M8 4L11 2M21 2L24 4', GOLD, { rim: 0.8 }),
] as const;

const [MEGAPHONE, STALL, EFFECT, STAR, HEART, CLOCK] = GADGETS;

/** Ten thousands of ids of the cash shop whose things are of one kind. */
const GADGET_RANGES: ReadonlyMap<number, ItemDrawing> = new Map([
  [501, STAR],
  [503, STALL],
  [506, padlock],
  [507, MEGAPHONE],
  [512, EFFECT],
  [514, STALL],
  [516, STAR],
  [518, HEART],
  [539, MEGAPHONE],
  [550, CLOCK],
]);

/** A thing of the cash shop: a megaphone, a stall, an effect, a star, a heart, a clock. */
export function drawGadget(sketch: ItemSketch): Canvas {
  const range = Math.floor(sketch.id / 10_000);
  const kind = GADGET_RANGES.get(range) ?? GADGETS[range % GADGETS.length] ?? STAR;
  return kind(sketch);
}

/** A haircut or a face of the beauty shop. */
export function drawCombAndMirror({ choices }: ItemSketch): Canvas {
  const frame = dyeOf(choices);
  return new Canvas(-25)
    .form('M8.5 11a7.5 8.5 0 1 1 15 0a7.5 8.5 0 1 1 -15 0zM14.2 19h3.6v11.5h-3.6z', frame, { rim: 1.8 })
    .form('M10.8 11a5.2 6.2 0 1 1 10.4 0a5.2 6.2 0 1 1 -10.4 0z', SILVER, {
      rim: 1.4,
      outline: 0.9,
      inside: lineOf('M13.5 12l4 -5.5M16.5 13.5l2.5 -3.5', '#fff', 1.2),
    });
}

/** A sign of wood with letters, a statue, a thing for the house. */
export function drawSign({ choices }: ItemSketch): Canvas {
  const board = choices.pick('board', [WOOD, DARK_WOOD, PAPER, BONE]);
  const paint = dyeOf(choices, 'paint');
  return new Canvas()
    .form('M14.2 18H17.8V30.5H14.2z', WOOD, { rim: 1.2 })
    .form('M3.5 5H28.5V20H3.5z', board, {
      rim: 2.2,
      inside: patchOf(
        choices.pick('letter', [
          'M11 16L16 7.5L21 16H18.5L16 11.5L13.5 16z',
          'M11 8H19Q22.5 12.5 19 16.5H11zM14 10.5V14H17Q18.5 12 17 10.5z',
          'M16 7.5L18 11.5L22 12L19 14.5L20 18L16 16L12 18L13 14.5L10 12L14 11.5z',
          'M11 8H21V10.5H17.3V17H14.7V10.5H11z',
        ]),
        paint.base,
      ),
    });
}
