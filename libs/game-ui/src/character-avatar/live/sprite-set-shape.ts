import type { SpriteFrame, SpritePart, SpriteReference, SpriteSet } from '@portico/avatar';
import { MINUTE_MS } from '@portico/domain';

/** More than any server sends; arranging far more would hold the page up. */
const MAX_PARTS = 4000;
const MAX_PARTS_PER_FRAME = 64;
const MAX_FRAMES = 64;
const MAX_ANCHORS = 32;
const MAX_SLOTS_LENGTH = 200;
const MAX_SCALE = 4;
const MAX_DELAY_MS = MINUTE_MS;
const FARTHEST = 10_000;

type Shape = Readonly<Record<string, unknown>>;

/** An answer as the set that was asked for. Throws for one of another shape, such as that of another release. */
export function asSpriteSet(answer: SpriteSet, { category, id }: SpriteReference): SpriteSet {
  if (!isSpriteSet(answer) || answer.category !== category || answer.id !== id)
    throw new TypeError(`Not the sprites of ${category} ${id}`);
  return answer;
}

function isSpriteSet(answer: unknown): answer is SpriteSet {
  if (!isShape(answer)) return false;
  const { scale, slots, frames, variants = {} } = answer;
  if (!isWithin(scale, 1, MAX_SCALE) || typeof slots !== 'string' || slots.length > MAX_SLOTS_LENGTH)
    return false;
  if (!isShape(variants)) return false;
  const all = [frames, ...Object.values(variants)];
  if (!all.every(isFrames)) return false;
  const parts = all.flatMap((each) => Object.values(each).flat()).map((frame) => frame.parts.length);
  return parts.reduce((sum, count) => sum + count, 0) <= MAX_PARTS;
}

function isFrames(value: unknown): value is Readonly<Record<string, readonly SpriteFrame[]>> {
  return isShape(value) && Object.values(value).every((list) => isList(list, MAX_FRAMES, isFrame));
}

function isFrame(value: unknown): value is SpriteFrame {
  if (!isShape(value)) return false;
  const { delay, parts, showsFace } = value;
  return (
    isWithin(delay, 0, MAX_DELAY_MS) &&
    typeof showsFace === 'boolean' &&
    isList(parts, MAX_PARTS_PER_FRAME, isPart)
  );
}

function isPart(value: unknown): value is SpritePart {
  if (!isShape(value)) return false;
  const { image, width, height, origin, anchors, layer, skins = [] } = value;
  if (typeof image !== 'string' || typeof layer !== 'string') return false;
  if (!isWithin(width, 0, FARTHEST) || !isWithin(height, 0, FARTHEST)) return false;
  if (!isPoint(origin) || !isShape(anchors) || !Array.isArray(skins)) return false;
  return isList(Object.values(anchors), MAX_ANCHORS, isPoint);
}

function isPoint(value: unknown): boolean {
  return (
    isShape(value) && isWithin(value['x'], -FARTHEST, FARTHEST) && isWithin(value['y'], -FARTHEST, FARTHEST)
  );
}

function isList(value: unknown, max: number, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= max && value.every(isOne);
}

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}
