import {
  arrange,
  framesOf,
  type PlacedPart,
  type Pose,
  type SpritePart,
  type SpriteSetUse,
} from '@portico/avatar';

/** A part in its place, and what its set says of it. */
export interface LayerPart {
  key: string;
  placed: PlacedPart;
  part: SpritePart | undefined;
}

/** The parts of a look at one moment, from back to front. */
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

/** A rectangle in units, seen from the ground. */
export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Around everything. */
const MARGIN = 4;

/** What everybody takes up: the stage does not jump where a look is smaller. */
const AT_LEAST: Bounds = { x: -32, y: -72, width: 56, height: 76 };

/** Where the parts lie, and the ground. */
export function boundsOf(layers: readonly LayerPart[]): Bounds {
  const boxes: Bounds[] = [AT_LEAST, ...layers.map(({ placed }) => placed)];
  const left = Math.floor(Math.min(...boxes.map(({ x }) => x))) - MARGIN;
  const top = Math.floor(Math.min(...boxes.map(({ y }) => y))) - MARGIN;
  const right = Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width))) + MARGIN;
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height))) + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
