import {
  arrange,
  framesOf,
  type PlacedPart,
  type Pose,
  type SpritePart,
  type SpriteSetUse,
} from '@portico/avatar';

export interface LayerPart {
  key: string;
  placed: PlacedPart;
  part: SpritePart | undefined;
}

export function layersOf(uses: readonly SpriteSetUse[], pose: Pose): LayerPart[] {
  return arrange(uses, pose).map((placed) => {
    const { category, id } = placed.set;
    return { key: `${category}/${id}/${placed.image}`, placed, part: partOf(uses, placed) };
  });
}

function partOf(uses: readonly SpriteSetUse[], { set, image }: PlacedPart): SpritePart | undefined {
  const use = uses.find((one) => one.set === set);
  const frames = Object.values(framesOf(set, use?.weaponType)).flat();
  return frames.flatMap(({ parts }) => parts).find((part) => part.image === image);
}

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Margin around all parts. */
const MARGIN = 4;

/** Minimum area, so that the stage keeps its size when a small look becomes larger. */
const AT_LEAST: Bounds = { x: -32, y: -72, width: 56, height: 76 };

export function boundsOf(layers: readonly LayerPart[]): Bounds {
  const boxes: Bounds[] = [AT_LEAST, ...layers.map(({ placed }) => placed)];
  const left = Math.floor(Math.min(...boxes.map(({ x }) => x))) - MARGIN;
  const top = Math.floor(Math.min(...boxes.map(({ y }) => y))) - MARGIN;
  const right = Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width))) + MARGIN;
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height))) + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
