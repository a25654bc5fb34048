import { depthOf, isLayer, type LayerName, slotsOfLayer, splitSlots } from './layers.js';
import { actionOf, framesOf, type Pose, type SpriteSetUse } from './pose.js';
import { skinOfBody, type SpriteCategory } from './sprite-category.js';
import type { Point, SpriteFrame, SpritePart, SpriteSet } from './sprite-set.js';

/** A placed part: its upper left corner in units, relative to the ground below the character. */
export interface PlacedPart {
  set: SpriteSet;
  image: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Anchor and layer of parts that name none. */
const DEFAULTS: Readonly<Record<SpriteCategory, { anchor?: string; layer: LayerName }>> = {
  Body: { layer: 'body' },
  Head: { anchor: 'neck', layer: 'head' },
  Face: { anchor: 'brow', layer: 'face' },
  Hair: { anchor: 'brow', layer: 'hairShade' },
  Cap: { anchor: 'brow', layer: 'capAccessoryBelowBody' },
  Cape: { anchor: 'navel', layer: 'capeBelowBody' },
  Shoes: { anchor: 'navel', layer: 'shoes' },
  Pants: { anchor: 'navel', layer: 'pants' },
  Glove: { anchor: 'navel', layer: 'glove' },
  Coat: { anchor: 'navel', layer: 'mailChest' },
  Longcoat: { anchor: 'navel', layer: 'mailChest' },
  Shield: { anchor: 'navel', layer: 'shieldBelowBody' },
  Weapon: { anchor: 'hand', layer: 'weapon' },
};

/** Anchors of the game's own body, relative to the ground, for sets without a body. */
const BUILT_IN_ANCHORS: Readonly<Record<string, Point>> = {
  navel: { x: -8, y: -21 },
  neck: { x: -4, y: -32 },
  brow: { x: -8, y: -52 },
  hand: { x: 4, y: -15 },
};

interface LayeredPart extends Omit<SpritePart, 'layer'> {
  set: SpriteSet;
  layer: LayerName;
}

/**
 * Parts of a look at one moment, from back to front. Parts are anchored to each other at shared points,
 * starting with the body, whose origin is the ground: its neck carries the head, the head's brow hair and cap,
 * the hand the weapon. If sets cover the same part of the body, the later one wins.
 *
 * @param uses in the order of `spritesOf`
 */
export function arrange(uses: readonly SpriteSetUse[], pose: Pose): PlacedPart[] {
  const action = actionOf(pose.stance, uses);
  const showsFace = bodyFrame(uses, action, pose.frame)?.showsFace ?? true;
  const owners = slotOwners(uses);
  const skin = skinOf(uses);
  const parts = uses
    .filter(({ set }) => showsFace || set.category !== 'Face')
    .flatMap((use) => partsOf(use, action, pose))
    .filter(({ skins }) => skins === undefined || skins.includes(skin))
    .filter((part) => isSeen(part, owners));
  return place(parts)
    .toSorted((one, other) => depthOf(other.part.layer) - depthOf(one.part.layer))
    .map(({ part, at }) => ({
      set: part.set,
      image: part.image,
      x: at.x - part.origin.x,
      y: at.y - part.origin.y,
      width: part.width,
      height: part.height,
    }));
}

function bodyFrame(uses: readonly SpriteSetUse[], action: string, frame: number): SpriteFrame | undefined {
  const body = uses.find(({ set }) => set.category === 'Body');
  return body && frameAt(body.set.frames[action], frame);
}

function skinOf(uses: readonly SpriteSetUse[]): number {
  const body = uses.find(({ set }) => set.category === 'Body');
  return (body && skinOfBody(body.set.id)) ?? 0;
}

function frameAt(frames: readonly SpriteFrame[] | undefined, index: number): SpriteFrame | undefined {
  return frames?.[Math.min(index, frames.length - 1)];
}

function partsOf({ set, weaponType }: SpriteSetUse, action: string, pose: Pose): LayeredPart[] {
  const frames = framesOf(set, weaponType);
  const [name, index] =
    set.category === 'Face' ? [pose.expression, pose.expressionFrame] : [action, pose.frame];
  const frame = frameAt(frames[name], index) ?? frameAt(frames.default, 0);
  return (frame?.parts ?? []).map((part) => ({ ...part, set, layer: layerOf(part, set) }));
}

function layerOf({ layer }: SpritePart, { category }: SpriteSet): LayerName {
  return isLayer(layer) ? layer : DEFAULTS[category].layer;
}

/** The visible sprite set of each slot: the last one that takes it up. */
function slotOwners(uses: readonly SpriteSetUse[]): ReadonlyMap<string, SpriteSet> {
  return new Map(uses.flatMap(({ set }) => splitSlots(set.slots).map((slot) => [slot, set] as const)));
}

function isSeen({ set, layer }: LayeredPart, owners: ReadonlyMap<string, SpriteSet>): boolean {
  const own = splitSlots(set.slots);
  const taken = slotsOfLayer(layer).filter((slot) => own.includes(slot));
  return taken.every((slot) => owners.get(slot) === set);
}

interface AnchoredPart {
  part: LayeredPart;
  at: Point;
}

/** Puts each part at a known point; a part without one gets the built-in place. */
function place(parts: readonly LayeredPart[]): AnchoredPart[] {
  const known = new Map<string, Point>();
  const anchored: AnchoredPart[] = [];
  const putAt = (part: LayeredPart, at: Point): void => {
    anchored.push({ part, at });
    for (const [name, anchor] of Object.entries(part.anchors)) {
      if (!known.has(name)) known.set(name, { x: at.x + anchor.x, y: at.y + anchor.y });
    }
  };
  const body = parts.findIndex(({ set }) => set.category === 'Body');
  let waiting = parts.filter((_part, index) => index !== body);
  const first = parts[body];
  if (first !== undefined) putAt(first, { x: 0, y: 0 });
  while (waiting.length > 0) {
    const left = waiting.filter((part) => {
      const at = positionBy(part, known);
      if (at !== undefined) putAt(part, at);
      return at === undefined;
    });
    if (left.length === waiting.length) {
      const [next] = left;
      if (next !== undefined) putAt(next, defaultPosition(next, known));
      waiting = left.slice(1);
    } else waiting = left;
  }
  return anchored;
}

function positionBy({ anchors }: LayeredPart, known: ReadonlyMap<string, Point>): Point | undefined {
  for (const [name, anchor] of Object.entries(anchors)) {
    const point = known.get(name);
    if (point !== undefined) return { x: point.x - anchor.x, y: point.y - anchor.y };
  }
  return undefined;
}

function defaultPosition({ anchors, set }: LayeredPart, known: ReadonlyMap<string, Point>): Point {
  const { anchor: name } = DEFAULTS[set.category];
  if (name === undefined) return { x: 0, y: 0 };
  const point = known.get(name) ?? BUILT_IN_ANCHORS[name] ?? { x: 0, y: 0 };
  const anchor = anchors[name] ?? { x: 0, y: 0 };
  return { x: point.x - anchor.x, y: point.y - anchor.y };
}
