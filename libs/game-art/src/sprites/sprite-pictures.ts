import type { Point, SpriteFrames, SpritePart } from '@portico/avatar';
import { Drawing } from '../drawing.js';
import { OUTLINE } from '../people/figure.js';
import { boundsOfMarkup } from './markup-points.js';
import type { PieceFrames, SpritePiece } from './sprite-pieces.js';
import { PIXELS_PER_FIGURE_UNIT, pixelsOf, SPRITE_SCALE } from './sprite-space.js';

interface Picture {
  image: string;
  drawing: Drawing;
}

/** The pictures of a sprite set by name; pictures that are the same have one name. */
export class SpritePictures {
  private readonly byMarkup = new Map<string, Picture>();

  drawingOf(image: string): Drawing | undefined {
    return [...this.byMarkup.values()].find((picture) => picture.image === image)?.drawing;
  }

  /** The frames as they travel, their pictures put by; `prefix` stands before the names. */
  addFrames(frames: PieceFrames, prefix = ''): SpriteFrames {
    return Object.fromEntries(
      Object.entries(frames).map(([action, list]) => [
        action,
        list.map(({ delay, pieces }, index) => ({
          delay,
          showsFace: true,
          parts: pieces.flatMap((piece) => this.addPart(piece, `${prefix}${action}.${String(index)}`)),
        })),
      ]),
    );
  }

  private addPart(piece: SpritePiece, frame: string): SpritePart[] {
    const { markup, outlineWidth, layer, anchors, name } = piece;
    const bounds = boundsOfMarkup(markup, outlineWidth);
    if (bounds === undefined) return [];
    const [first, last] = [
      pixelsOf({ x: bounds.left, y: bounds.top }),
      pixelsOf({ x: bounds.right, y: bounds.bottom }),
    ];
    const corner = { x: Math.floor(first.x), y: Math.floor(first.y) };
    const size = { x: Math.ceil(last.x) - corner.x, y: Math.ceil(last.y) - corner.y };
    const { image } = this.pictureOf(piece, corner, size, `${frame}.${name}`);
    const origin = { x: -corner.x / SPRITE_SCALE, y: -corner.y / SPRITE_SCALE };
    return [{ image, width: size.x / SPRITE_SCALE, height: size.y / SPRITE_SCALE, origin, anchors, layer }];
  }

  private pictureOf(
    { markup, outlineWidth }: SpritePiece,
    corner: Point,
    size: Point,
    image: string,
  ): Picture {
    const known = this.byMarkup.get(markup);
    if (known !== undefined) return known;
    const zero = pixelsOf({ x: 0, y: 0 });
    const move = `translate(${numbered(zero.x - corner.x)} ${numbered(zero.y - corner.y)})`;
    const outline = `stroke="${OUTLINE}" stroke-width="${numbered(outlineWidth)}"`;
    const drawing = new Drawing(
      size.x,
      size.y,
      () => `<g transform="${move} scale(${numbered(PIXELS_PER_FIGURE_UNIT)})" ${outline}>${markup}</g>`,
    );
    const picture = { image, drawing };
    this.byMarkup.set(markup, picture);
    return picture;
  }
}

function numbered(value: number): string {
  return String(Math.round(value * 100) / 100);
}
