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
import { type WeaponType, weaponTypeOf, MINUTE_MS } from '@portico/domain';
import { childOf, numberOf, textOf, WzFileError, type WzNode } from '../../../../catalog/index.js';
import { partsOf } from '../sprite-source.js';
import { type PlacedNode, SpriteTree } from './sprite-tree.js';

/** Sprites of the game are far smaller. */
const LONGEST_SIDE = 1024;
const FARTHEST = 4096;
const LONGEST_DELAY_MS = MINUTE_MS;
const MAX_FRAMES = 32;
const MAX_PARTS = 32;
/** A small file may use links to name the same parts again and again. */
const MAX_PARTS_PER_SET = 4_000;
const MAX_CANVAS_CHILDREN = 64;
const MAX_ANCHORS = 16;
const MAX_NAME_LENGTH = 40;
const MAX_SLOTS_LENGTH = 100;
/** Skin numbers to look for. The game has fewer. */
const SKINS = Array.from({ length: 16 }, (_, skin) => skin);

const NUMBERS = Array.from({ length: 100 }, (_, number) => String(number));
const SLOTS = /^(?:[A-Z][A-Za-z0-9])*$/;
/** Weapon types that frames of a cash cover are made for, as in ids: `30` is a sword, 130xxxx. */
const VARIANTS = Array.from({ length: 20 }, (_, index) => 30 + index);

/** Reads a sprite file: the values that poses need, with links resolved. Invalid values are left out. */
export function readSpriteSet(root: WzNode, { category, id }: SpriteReference): SpriteSet {
  const tree = new SpriteTree(root);
  const info = childOf(root, 'info');
  const slots = (info && textOf(info, 'vslot')) ?? '';
  const variants = category === 'Weapon' ? readVariants(tree) : undefined;
  const set: SpriteSet = {
    category,
    id,
    scale: 1,
    slots: slots.length <= MAX_SLOTS_LENGTH && SLOTS.test(slots) ? slots : '',
    stand: stanceVariantOf(info, 'stand'),
    walk: stanceVariantOf(info, 'walk'),
    frames: readFrames(tree, tree.root, category),
    ...(variants && { variants }),
  };
  if (partsOf(set).length > MAX_PARTS_PER_SET)
    throw new WzFileError(`has more than ${MAX_PARTS_PER_SET} parts`);
  return set;
}

function stanceVariantOf(info: WzNode | undefined, name: 'stand' | 'walk'): 1 | 2 | undefined {
  const way = numberOf(info, name);
  return way === 1 || way === 2 ? way : undefined;
}

function readVariants(tree: SpriteTree): Partial<Record<WeaponType, SpriteFrames>> | undefined {
  const found = VARIANTS.flatMap((variant) => {
    const type = weaponTypeOf((100 + variant) * 10_000);
    const placed = type && tree.child(tree.root, String(variant));
    return type && placed ? [[type, readFrames(tree, placed, 'Weapon')] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

function readFrames(
  tree: SpriteTree,
  parent: PlacedNode,
  category: SpriteReference['category'],
): SpriteFrames {
  const names: readonly string[] = category === 'Face' ? EXPRESSIONS : ACTIONS;
  const own = names.flatMap((name) => {
    const action = tree.child(parent, name);
    const frames = action === undefined ? [] : framesIn(tree, action);
    return frames.length === 0 ? [] : [[name, frames] as const];
  });
  const resting = category === 'Face' ? undefined : restingFrame(tree, parent);
  if (resting === undefined) return Object.fromEntries(own);
  const moving = own.filter(([, frames]) => frames.some((frame) => !isSameFrame(frame, resting)));
  return { ...Object.fromEntries(moving), default: [resting] };
}

/** Parts that look the same in every pose: heads, hair and most caps. */
function restingFrame(tree: SpriteTree, parent: PlacedNode): SpriteFrame | undefined {
  const placed = tree.child(parent, 'default') ?? tree.child(parent, 'front');
  const frame = placed && frameOf(tree, placed);
  return frame && frame.parts.length > 0 ? frame : undefined;
}

function isSameFrame(one: SpriteFrame, other: SpriteFrame): boolean {
  return one.showsFace && JSON.stringify(one.parts) === JSON.stringify(other.parts);
}

/** The numbered frames of an action, or the single look of a face. */
function framesIn(tree: SpriteTree, action: PlacedNode): SpriteFrame[] {
  const numbers = NUMBERS.filter((number) => tree.has(action, number)).slice(0, MAX_FRAMES);
  const placed = numbers.flatMap((number) => tree.child(action, number) ?? []);
  const frames = placed.filter(({ node }) => node.tag === 'imgdir').map((frame) => frameOf(tree, frame));
  if (frames.length > 0) return frames;
  const only = frameOf(tree, action);
  return only.parts.length === 0 ? [] : [only];
}

function frameOf(tree: SpriteTree, frame: PlacedNode): SpriteFrame {
  const parts = frame.node.children.flatMap(({ name }) => {
    const placed = tree.child(frame, name);
    if (placed === undefined) return [];
    return placed.node.tag === 'imgdir' ? shadesOf(tree, placed) : partOf(placed);
  });
  const delay = Math.abs(Math.trunc(numberOf(frame.node, 'delay') ?? 0));
  return {
    delay: Math.min(delay, LONGEST_DELAY_MS),
    showsFace: numberOf(frame.node, 'face') !== 0,
    parts: parts.slice(0, MAX_PARTS),
  };
}

/** Shades of hair on the skin, by the number of the skin. The first one is for all skins without their own shade. */
function shadesOf(tree: SpriteTree, shades: PlacedNode): SpritePart[] {
  const found = NUMBERS.filter((number) => tree.has(shades, number)).flatMap((number) => {
    const placed = tree.child(shades, number);
    return placed === undefined ? [] : partOf(placed).map((part) => ({ skin: Number(number), part }));
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
  if (node.tag !== 'canvas' || node.children.length > MAX_CANVAS_CHILDREN) return [];
  const { width = 0, height = 0 } = node.size ?? {};
  if (width > LONGEST_SIDE || height > LONGEST_SIDE) return [];
  const map = childOf(node, 'map');
  const anchors = (map?.children ?? []).slice(0, MAX_ANCHORS).flatMap((child) => {
    const point = child.name.length > MAX_NAME_LENGTH ? undefined : pointOf(child);
    return point === undefined ? [] : [[child.name, point] as const];
  });
  const layer = childOf(node, 'z')?.value?.trim() ?? '';
  return [
    {
      image: path.join('.'),
      width,
      height,
      origin: pointOf(childOf(node, 'origin')) ?? { x: 0, y: 0 },
      anchors: Object.fromEntries(anchors),
      layer: layer.length > MAX_NAME_LENGTH ? '' : layer,
    },
  ];
}

function pointOf(node: WzNode | undefined): Point | undefined {
  const point = node?.point;
  return point && Math.abs(point.x) <= FARTHEST && Math.abs(point.y) <= FARTHEST ? point : undefined;
}
