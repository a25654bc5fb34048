import type { Drawing, DrawingBox } from '@portico/game-art/drawing';
import { element } from '@portico/game-art/svg';

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
