import { PictureChoices } from '../choices.js';
import { materialOf } from '../color.js';
import { element, svgDocument } from '../svg.js';

/** What is known of an item; without properties its id alone decides. */
export interface ItemDescription {
  readonly id: number;
  /** Numbers of the item's `info` as the game files name them: reqLevel, price, success, ... */
  readonly properties?: Readonly<Record<string, number>>;
}

/** The picture of an item. */
export function drawItem({ id }: ItemDescription): string {
  const { base, line } = materialOf({
    lightness: 0.7,
    chroma: 0.12,
    hue: new PictureChoices('item', id).between('hue', 0, 360),
  });
  return svgDocument(
    { width: 32 },
    element('rect', {
      x: 5,
      y: 5,
      width: 22,
      height: 22,
      rx: 4,
      fill: base,
      stroke: line,
      'stroke-width': 1.5,
    }),
  );
}
