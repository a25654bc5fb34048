import { readFileSync } from 'node:fs';
import type { Drawing, DrawingBox } from '@portico/game-art/drawing';
import { element } from '@portico/game-art/svg';

/** Colours of share cards and signatures, which stand alone: they know no scheme of a page. */
export const INK = '#2c2540';
export const QUIET = '#6a5f7d';
export const WELL_COLOR = '#e4f1f5';
export const GRASS = '#b5dc9c';

/** Reads a drawing of this folder, which the build copies; answers it with more drawn over it. */
export function onDrawing(file: string): (content: string) => string {
  const drawing = readFileSync(new URL(file, import.meta.url), 'utf8');
  return (content) => drawing.replace('</svg>', () => `${content}</svg>`);
}

/** A picture within a card: one of ours by its parts, or pixels of the owner. */
export type CardPicture = { drawing: Drawing } | { png: Buffer };

/** A picture in its place; `number` makes it unique on the card. */
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
    // Small sprites stay as crisp as in the game.
    'image-rendering': 'optimizeSpeed',
  });
}
