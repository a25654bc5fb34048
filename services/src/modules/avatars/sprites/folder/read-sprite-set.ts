import {
  ACTIONS,
  EXPRESSIONS,
  type Point,
  type SpriteFrame,
  type SpriteFrames,
  type SpritePart,
  type SpriteReference,
  type SpriteSet,
} from '@portico/avatar';
import { type WeaponType, weaponTypeOf } from '@portico/domain';
import { childOf, numberOf, textOf, type WzNode } from '../../../../catalog/index.js';
import { followChild, type PlacedNode } from './sprite-tree.js';

/** Far beyond what a sprite of the game measures. */
const LONGEST_SIDE = 1024;
const FARTHEST = 4096;
const LONGEST_DELAY_MS = 60_000;
const MAX_FRAMES = 32;
const MAX_PARTS = 32;
/** Skins that shades are told apart for; the game has fewer. */
const SKINS = Array.from({ length: 16 }, (_, skin) => skin);

const FRAME = /^\d{1,2}$/;
const SLOTS = /^(?:[A-Z][A-Za-z0-9])*$/;
/** The weapon that frames of a cash cover are for, as its id begins: `30` is a sword, 130xxxx. */
const VARIANT = /^[3-4]\d$/;

/** Reads a sprite file: what poses need of it, links resolved, odd values left out. */
export function readSpriteSet(root: WzNode, { category, id }: SpriteReference): SpriteSet {
  const info = childOf(root, 'info');
  const slots = (info && textOf(info, 'vslot')) ?? '';
  const variants = category === 'Weapon' ? readVariants(root) : undefined;
  return {
    category,
    id,
    scale: 1,
    slots: SLOTS.test(slots) ? slots : '',
    stand: wayOf(info, 'stand'),
    walk: wayOf(info, 'walk'),
    frames: readFrames(root, { node: root, path: [] }, category),
    ...(variants && { variants }),
  };
}

function wayOf(info: WzNode | undefined, name: 'stand' | 'walk'): 1 | 2 | undefined {
  const way = numberOf(info, name);
  return way === 1 || way === 2 ? way : undefined;
}

function readVariants(root: WzNode): Partial<Record<WeaponType, SpriteFrames>> | undefined {
  const found = root.children.flatMap(({ name }) => {
    const type = VARIANT.test(name) ? weaponTypeOf((100 + Number(name)) * 10_000) : undefined;
    const placed = type && followChild(root, { node: root, path: [] }, name);
    return type && placed ? [[type, readFrames(root, placed, 'Weapon')] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

function readFrames(root: WzNode, parent: PlacedNode, category: SpriteReference['category']): SpriteFrames {
  const names: readonly string[] = category === 'Face' ? EXPRESSIONS : ACTIONS;
  const own = names.flatMap((name) => {
    const action = followChild(root, parent, name);
    const frames = action === undefined ? [] : framesIn(root, action);
    return frames.length === 0 ? [] : [[name, frames] as const];
  });
  const resting = category === 'Face' ? undefined : restingFrame(root, parent);
  if (resting === undefined) return Object.fromEntries(own);
  const moving = own.filter(([, frames]) => frames.some((frame) => !isSameFrame(frame, resting)));
  return { ...Object.fromEntries(moving), default: [resting] };
}

/** What is worn in the same way in every pose: a head, hair and most caps. */
function restingFrame(root: WzNode, parent: PlacedNode): SpriteFrame | undefined {
  const placed = followChild(root, parent, 'default') ?? followChild(root, parent, 'front');
  const frame = placed && frameOf(root, placed);
  return frame && frame.parts.length > 0 ? frame : undefined;
}

function isSameFrame(one: SpriteFrame, other: SpriteFrame): boolean {
  return one.showsFace && JSON.stringify(one.parts) === JSON.stringify(other.parts);
}

/** The numbered frames of an action, or the parts of a face that has one look alone. */
function framesIn(root: WzNode, action: PlacedNode): SpriteFrame[] {
  const numbers = action.node.children
    .map(({ name }) => name)
    .filter((name) => FRAME.test(name))
    .sort((one, other) => Number(one) - Number(other))
    .slice(0, MAX_FRAMES);
  const placed = numbers.flatMap((name) => followChild(root, action, name) ?? []);
  const frames = placed.filter(({ node }) => node.tag === 'imgdir').map((frame) => frameOf(root, frame));
  if (frames.length > 0) return frames;
  const only = frameOf(root, action);
  return only.parts.length === 0 ? [] : [only];
}

function frameOf(root: WzNode, frame: PlacedNode): SpriteFrame {
  const parts = frame.node.children.flatMap(({ name }) => {
    const placed = followChild(root, frame, name);
    if (placed === undefined) return [];
    return placed.node.tag === 'imgdir' ? shadesOf(root, placed) : partOf(placed);
  });
  const delay = Math.abs(Math.trunc(numberOf(frame.node, 'delay') ?? 0));
  return {
    delay: Math.min(delay, LONGEST_DELAY_MS),
    showsFace: numberOf(frame.node, 'face') !== 0,
    parts: parts.slice(0, MAX_PARTS),
  };
}

/** The shade of hair on the skin, by the number of the skin: the first is that of all that have none of their own. */
function shadesOf(root: WzNode, shades: PlacedNode): SpritePart[] {
  const found = shades.node.children.flatMap(({ name }) => {
    const placed = FRAME.test(name) ? followChild(root, shades, name) : undefined;
    return placed === undefined ? [] : partOf(placed).map((part) => ({ skin: Number(name), part }));
  });
  const [first] = found;
  if (first === undefined) return [];
  const others = found.filter(({ part }) => part.image !== first.part.image);
  if (others.length === 0) return [first.part];
  const own = new Set(others.map(({ skin }) => skin));
  return [
    { ...first.part, skins: SKINS.filter((skin) => !own.has(skin)) },
    ...others.map(({ skin, part }) => ({ ...part, skins: [skin] })),
  ];
}

function partOf({ node, path }: PlacedNode): SpritePart[] {
  if (node.tag !== 'canvas') return [];
  const { width = 0, height = 0 } = node.size ?? {};
  if (width > LONGEST_SIDE || height > LONGEST_SIDE) return [];
  const map = childOf(node, 'map');
  const anchors = (map?.children ?? []).flatMap((child) => {
    const point = pointOf(child);
    return point === undefined ? [] : [[child.name, point] as const];
  });
  return [
    {
      image: path.join('.'),
      width,
      height,
      origin: pointOf(childOf(node, 'origin')) ?? { x: 0, y: 0 },
      anchors: Object.fromEntries(anchors),
      layer: childOf(node, 'z')?.value?.trim() ?? '',
    },
  ];
}

function pointOf(node: WzNode | undefined): Point | undefined {
  const point = node?.point;
  return point && Math.abs(point.x) <= FARTHEST && Math.abs(point.y) <= FARTHEST ? point : undefined;
}
