import { readFileSync } from 'node:fs';
import type { Drawing, DrawingBox } from '@portico/game-art/drawing';
import { element } from '@portico/game-art/svg';

/** Colours of share cards and signatures. They are used outside of pages, so they have no dark scheme. */
export const INK = '#2c2540';
export const QUIET = '#6a5f7d';
export const WELL_COLOR = '#e4f1f5';
export const GRASS = '#b5dc9c';

/** Reads a drawing of this folder, which the build copies. Returns a function that draws content over it. */
export function onDrawing(file: string): (content: string) => string {
  const drawing = readFileSync(new URL(file, import.meta.url), 'utf8');
  return (content) => drawing.replace('</svg>', () => `${content}</svg>`);
}

export type CardPicture = { drawing: Drawing } | { png: Buffer };

/** Draws a picture at its place; `number` makes its ids unique on the card. */
export function pictureIn(
  picture: CardPicture,
  box: DrawingBox,
  number: number,
  fit: 'meet' | 'slice' = 'meet',
): string {
  if ('drawing' in picture) return picture.drawing.nestedIn(box, { ids: `picture${number}-`, fit });
  return element('image', {
    ...box,
    href: `data:image/png;base64,${picture.png.toString('base64')}`,
    preserveAspectRatio: `xMidYMid ${fit}`,
    // Keeps small sprites as crisp as in the game.
    'image-rendering': 'optimizeSpeed',
  });
}
