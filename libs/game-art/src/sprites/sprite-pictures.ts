import type { SpriteFrames, SpritePart } from '@portico/avatar';
import { Drawing } from '../drawing.js';
import { OUTLINE } from '../people/figure.js';
import {
  boundsOfShapes,
  type FigureShape,
  markupOf,
  PIXELS_PER_FIGURE_UNIT,
  pixelsOf,
  SPRITE_SCALE,
} from './figure-shapes.js';
import type { PieceFrames, SpritePiece } from './sprite-pieces.js';

interface Picture extends Pick<SpritePart, 'image' | 'width' | 'height' | 'origin'> {
  drawing: Drawing;
}

/** Pictures of a sprite set by name. Equal pictures have one name. */
export class SpritePictures {
  private readonly byShapes = new Map<readonly FigureShape[], Picture>();

  drawingOf(image: string): Drawing | undefined {
    return [...this.byShapes.values()].find((picture) => picture.image === image)?.drawing;
  }

  /** Stores the pictures and returns the frames as clients read them. `prefix` is put before the names. */
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
    const picture = this.pictureOf(piece, `${frame}.${piece.name}`);
    if (picture === undefined) return [];
    const { image, width, height, origin } = picture;
    return [{ image, width, height, origin, anchors: piece.anchors, layer: piece.layer }];
  }

  private pictureOf(piece: SpritePiece, image: string): Picture | undefined {
    const known = this.byShapes.get(piece.shapes);
    if (known !== undefined) return known;
    const picture = draw(piece, image);
    if (picture !== undefined) this.byShapes.set(piece.shapes, picture);
    return picture;
  }
}

/** A picture on whole pixels around the shapes; undefined if there are none. */
function draw({ shapes, outlineWidth }: SpritePiece, image: string): Picture | undefined {
  const bounds = boundsOfShapes(shapes, outlineWidth);
  if (bounds === undefined) return undefined;
  const first = pixelsOf({ x: bounds.left, y: bounds.top });
  const last = pixelsOf({ x: bounds.right, y: bounds.bottom });
  const corner = { x: Math.floor(first.x), y: Math.floor(first.y) };
  const [width, height] = [Math.ceil(last.x) - corner.x, Math.ceil(last.y) - corner.y];
  const zero = pixelsOf({ x: 0, y: 0 });
  const move = `translate(${numbered(zero.x - corner.x)} ${numbered(zero.y - corner.y)})`;
  const outline = `stroke="${OUTLINE}" stroke-width="${numbered(outlineWidth)}"`;
  return {
    image,
    width: width / SPRITE_SCALE,
    height: height / SPRITE_SCALE,
    origin: { x: -corner.x / SPRITE_SCALE, y: -corner.y / SPRITE_SCALE },
    drawing: new Drawing(
      width,
      height,
      () =>
        `<g transform="${move} scale(${numbered(PIXELS_PER_FIGURE_UNIT)})" ${outline}>${markupOf(shapes)}</g>`,
    ),
  };
}

function numbered(value: number): string {
  return String(Math.round(value * 100) / 100);
}
