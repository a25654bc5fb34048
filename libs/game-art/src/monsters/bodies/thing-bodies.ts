import { line, oval, part, stain, stroke } from '../../shapes.js';
import { formOf } from '../monster-brush.js';
import type { Body, Brush } from '../monster-brush.js';

/** Furniture with an opinion: a chest, a lantern, a book, a bell, a kettle or a letter. */
export function thing(brush: Brush): Body {
  const kind = formOf(brush, ['chest', 'lantern', 'book', 'bell', 'kettle', 'letter']);
  return { ...THINGS[kind](brush), shadow: { x: 48, half: 30 }, isCrowned: true };
}

type ThingBody = Omit<Body, 'shadow' | 'isCrowned'>;

const THINGS: Readonly<
  Record<'chest' | 'lantern' | 'book' | 'bell' | 'kettle' | 'letter', (brush: Brush) => ThingBody>
> = {
  chest: ({ skin, trim }) => ({
    shape: 'M14 34q2-18 34-18t34 18v14H14z',
    behind:
      part(skin.shade, 'M16 56h64v24q0 6-6 6H22q-6 0-6-6z') +
      stain('#3a1f2b', 'M18 46h60v14H18z') +
      stain('#e0526a', 'M36 54q16-4 26 4l8 16q-8 6-14-2l-6-8q-10-2-14-10z') +
      part(trim.base, 'M40 74h12v10H40z'),
    marks: stain(trim.base, 'M22 10h8v40h-8zM66 10h8v40h-8z'),
    front: part('#fff6e8', 'M18 48l5 9 5-9zM32 48l5 8 5-8zM54 48l5 8 5-8zM68 48l5 9 5-9z'),
    face: { x: 48, y: 35, gap: 10, size: 1 },
    crown: { x: 48, y: 16 },
    isMouthless: true,
  }),
  lantern: ({ skin, trim, belly }) => ({
    shape: 'M26 40h44l6 30q-4 8-28 8t-28-8z',
    behind:
      line('M36 22q0-14 12-14t12 14') +
      part(trim.base, 'M30 30q4-10 18-10t18 10l8 10H22z') +
      part(trim.base, 'M24 74h48v6q-6 6-24 6t-24-6z'),
    marks: stain(belly.light, oval(48, 58, 19, 18)),
    front: line('M30 42l-5 30M66 42l5 30') + stroke(skin.light, 2, 'M12 50l-6-3M10 62H3M84 50l6-3M86 62h7'),
    face: { x: 48, y: 57, gap: 9, size: 1 },
    crown: { x: 48, y: 20 },
    floats: true,
  }),
  book: ({ skin, trim, belly }) => ({
    shape: 'M14 26q18-8 34 2 16-10 34-2v50q-18-8-34 2-16-10-34-2z',
    behind: part(trim.base, 'M10 24h76v58q-20-2-38 4-18-6-38-4z') + part(trim.light, 'M66 20v26l6-5 6 5V18z'),
    marks:
      stain(belly.light, 'M48 28q-6-3-10-3v50q6 0 10 3z') +
      stroke(skin.shade, 2, 'M48 28v50M20 66q9-2 18 1M20 72q9-2 18 1M60 68q9-3 18-1M60 74q9-3 18-1'),
    face: { x: 48, y: 46, gap: 15, size: 1.1 },
    crown: { x: 48, y: 26 },
    shoulders: { y: 52, half: 36 },
    floats: true,
  }),
  bell: ({ skin, trim, belly }) => ({
    shape: 'M48 18q20 2 22 28 2 18 12 26-4 6-34 6t-34-6q10-8 12-26 2-26 22-28z',
    behind: part(trim.base, oval(48, 14, 7)) + part(trim.shade, oval(48, 80, 8)),
    marks:
      stroke(trim.base, 4, 'M14 68q34 8 68 0M28 38q20 5 40 0') +
      stain(belly.light, oval(38, 30, 4, 7)) +
      stroke(skin.shade, 2, 'M66 22l-6 8 5 6'),
    face: { x: 48, y: 52, gap: 10.5, size: 1.05 },
    crown: { x: 48, y: 16 },
  }),
  kettle: ({ skin, trim, belly }) => ({
    shape: 'M20 46q0-16 28-16t28 16q6 10 2 26-4 14-30 14t-30-14q-4-16 2-26z',
    behind:
      part(trim.base, 'M24 56Q8 56 6 36l9-3q3 9 13 12z') +
      stroke(skin.line, 8, 'M74 44q18-2 16 16-2 12-14 14') +
      stroke(trim.base, 3.4, 'M74 44q18-2 16 16-2 12-14 14') +
      stroke(belly.light, 3, 'M8 26q-4-6 0-10t0-9'),
    marks: stroke(trim.base, 4, 'M16 74q32 10 64 0') + stain(belly.light, oval(34, 40, 7, 4)),
    front: part(trim.base, 'M26 34q4-10 22-10t22 10q-22 6-44 0z') + part(trim.light, oval(48, 21, 5)),
    face: { x: 48, y: 55, gap: 11, size: 1.05 },
    crown: { x: 48, y: 18 },
  }),
  letter: ({ skin, trim, belly }) => ({
    shape: 'M12 34h72q3 0 3 3v42q0 3-3 3H12q-3 0-3-3V37q0-3 3-3z',
    behind: part(belly.light, 'M22 40V18h52v22z') + stroke(skin.shade, 2, 'M30 25h36M30 31h24'),
    marks: stroke(skin.shade, 2.4, 'M10 80l26-22M86 80L60 58') + stain(belly.light, 'M10 34h76L48 60z'),
    front: line('M10 36l38 24 38-24') + part(trim.base, 'M43 69q-3-7 5-7t5 7-5 6-5-6z'),
    face: { x: 48, y: 46, gap: 12, size: 0.9 },
    crown: { x: 48, y: 18 },
    shoulders: { y: 52, half: 40 },
    floats: true,
    isMouthless: true,
  }),
};
