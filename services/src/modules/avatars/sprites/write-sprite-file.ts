import {
  type SpriteFrame,
  type SpriteFrames,
  type SpritePart,
  type SpriteSet,
  spriteName,
} from '@portico/avatar';
import { WEAPON_TYPES, weaponTypeOf } from '@portico/domain';
import { link, node, picture, value, vector, wzDocument, type WzValue } from '../../../catalog/index.js';

/** A node of a file that is being written: what is below it by name. */
type Branch = Map<string, Branch | WzValue>;

const FIRST_VARIANT = 30;
const LAST_VARIANT = 49;

/** A sprite set as WZ XML, the way the game's files are extracted: read again, it is the same set. */
export function writeSpriteFile(set: SpriteSet): string {
  const root: Branch = new Map();
  const info: Branch = new Map();
  root.set('info', info);
  if (set.slots !== '') info.set('vslot', value('vslot', set.slots));
  if (set.stand !== undefined) info.set('stand', value('stand', set.stand));
  if (set.walk !== undefined) info.set('walk', value('walk', set.walk));
  addFrames(root, [], set.frames);
  for (const type of WEAPON_TYPES) {
    const frames = set.variants?.[type];
    if (frames !== undefined) addFrames(root, [variantOf(type)], frames);
  }
  return wzDocument(`${spriteName(set.id)}.img`, valuesOf(root));
}

function variantOf(type: (typeof WEAPON_TYPES)[number]): string {
  for (let variant = FIRST_VARIANT; variant <= LAST_VARIANT; variant++) {
    if (weaponTypeOf((100 + variant) * 10_000) === type) return String(variant);
  }
  return '';
}

function addFrames(root: Branch, above: readonly string[], frames: SpriteFrames): void {
  for (const [action, list] of Object.entries(frames)) {
    list.forEach((frame, index) => {
      // What is worn in the same way in every pose has no numbered frames.
      addFrame(root, action === 'default' ? [...above, action] : [...above, action, String(index)], frame);
    });
  }
}

function addFrame(root: Branch, path: readonly string[], frame: SpriteFrame): void {
  const own = branchAt(root, path);
  for (const part of frame.parts) addPart(root, own, path, part);
  if (frame.delay > 0) own.set('delay', value('delay', frame.delay));
  if (!frame.showsFace) own.set('face', value('face', 0));
}

/** A part lies where its picture does; a frame that shows a picture from elsewhere links there. */
function addPart(root: Branch, frame: Branch, path: readonly string[], part: SpritePart): void {
  const steps = part.image.split('.');
  const above = steps.slice(0, -1);
  const name = steps.at(-1) ?? '';
  branchAt(root, above).set(name, canvas(name, part));
  if (path.every((step, index) => steps[index] === step)) return;
  const isShade = above.at(-1) === 'hairShade';
  const target = [...path.map(() => '..'), ...(isShade ? above : steps)].join('/');
  const linked = isShade ? 'hairShade' : name;
  frame.set(linked, link(linked, target));
}

function canvas(name: string, { width, height, origin, anchors, layer }: SpritePart): WzValue {
  const points = Object.entries(anchors).map(([anchor, point]) => vector(anchor, point));
  return picture(name, width, height, [
    vector('origin', origin),
    ...(points.length === 0 ? [] : [node('map', points)]),
    value('z', layer),
  ]);
}

function branchAt(root: Branch, path: readonly string[]): Branch {
  let at = root;
  for (const name of path) {
    const known = at.get(name);
    const next: Branch = known instanceof Map ? known : new Map();
    at.set(name, next);
    at = next;
  }
  return at;
}

function valuesOf(branch: Branch): WzValue[] {
  return [...branch].map(([name, below]) => (below instanceof Map ? node(name, valuesOf(below)) : below));
}
