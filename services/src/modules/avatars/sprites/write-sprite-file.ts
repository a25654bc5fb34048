import { spriteName } from '@portico/avatar';
import type { SpriteFrame, SpriteFrames, SpritePart, SpriteSet } from '@portico/avatar';
import { WEAPON_TYPES, weaponTypeOf } from '@portico/domain';
import { link, node, picture, value, vector, wzDocument, type WzValue } from '../../../catalog/index.js';

type Branch = Map<string, Branch | WzValue>;

const FIRST_VARIANT = 30;
const LAST_VARIANT = 49;

/** Writes a sprite set as WZ XML, like the extracted files of the game. Reading it gives the same set. */
export function writeSpriteFile(set: SpriteSet): string {
  const root: Branch = new Map();
  const info: Branch = new Map();
  root.set('info', info);
  if (set.slots !== '') info.set('vslot', value('vslot', set.slots));
  if (set.stand !== undefined) info.set('stand', value('stand', set.stand));
  if (set.walk !== undefined) info.set('walk', value('walk', set.walk));
  const linked = addFrames(root, [], set.frames);
  for (const type of WEAPON_TYPES) {
    const frames = set.variants?.[type];
    if (frames !== undefined) linked.push(...addFrames(root, [variantOf(type)], frames));
  }
  // Added last, so that the parts of a frame keep their order.
  for (const part of linked) addPicture(root, part);
  return wzDocument(`${spriteName(set.id)}.img`, valuesOf(root));
}

function variantOf(type: (typeof WEAPON_TYPES)[number]): string {
  for (let variant = FIRST_VARIANT; variant <= LAST_VARIANT; variant++) {
    if (weaponTypeOf((100 + variant) * 10_000) === type) return String(variant);
  }
  return '';
}

/** Writes frames. Returns parts whose pictures are in another place. */
function addFrames(root: Branch, above: readonly string[], frames: SpriteFrames): SpritePart[] {
  return Object.entries(frames).flatMap(([action, list]) =>
    list.flatMap((frame, index) => {
      // Parts that look the same in every pose have no numbered frames.
      const path = action === 'default' ? [...above, action] : [...above, action, String(index)];
      return addFrame(root, path, frame);
    }),
  );
}

function addFrame(root: Branch, path: readonly string[], frame: SpriteFrame): SpritePart[] {
  const own = branchAt(root, path);
  const isOwn = ({ image }: SpritePart) => image.startsWith(`${path.join('.')}.`);
  for (const part of frame.parts) {
    if (isOwn(part)) addPicture(root, part);
    else addLink(own, path, part);
  }
  if (frame.delay > 0) own.set('delay', value('delay', frame.delay));
  if (!frame.showsFace) own.set('face', value('face', 0));
  return frame.parts.filter((part) => !isOwn(part));
}

function addPicture(root: Branch, part: SpritePart): void {
  const { above, name } = placeOf(part);
  branchAt(root, above).set(name, canvas(name, part));
}

function addLink(frame: Branch, path: readonly string[], part: SpritePart): void {
  const { above, name } = placeOf(part);
  const isShade = above.at(-1) === 'hairShade';
  const linked = isShade ? 'hairShade' : name;
  const target = isShade ? above : [...above, name];
  frame.set(linked, link(linked, [...path.map(() => '..'), ...target].join('/')));
}

function placeOf({ image }: SpritePart): { above: readonly string[]; name: string } {
  const steps = image.split('.');
  return { above: steps.slice(0, -1), name: steps.at(-1) ?? '' };
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
