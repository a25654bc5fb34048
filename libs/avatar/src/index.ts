export { arrange, type PlacedPart } from './arrange.js';
export { compose, type PixelsOf, type Rgba } from './compose.js';
export { type AvatarView, FRAME_WINDOWS, type FrameWindow } from './frame-window.js';
export { isLayer, type LayerName } from './layers.js';
export { isComplete, isShown, loadUses, scaleOf } from './load-uses.js';
export {
  type BodySlot,
  fitsSlot,
  isWornSlot,
  LOOK_SLOTS,
  type LookSlot,
  SLOT_CATEGORIES,
  slotOf,
} from './look-slot.js';
export {
  type Action,
  actionOf,
  ACTIONS,
  type Expression,
  EXPRESSIONS,
  framesOf,
  type Pose,
  RESTING_POSE,
  type SpriteSetUse,
  type Stance,
  STANCES,
  timelineOf,
} from './pose.js';
export {
  bodyOfSkin,
  headOfSkin,
  MAX_SKIN,
  skinOfBody,
  skinOfHead,
  spritePictureAddress,
  SPRITE_CATEGORIES,
  type SpriteCategory,
  spriteCategoryOf,
  spriteName,
  type SpriteReference,
  spritesOf,
} from './sprite-category.js';
export type { Point, SpriteFrame, SpriteFrames, SpritePart, SpriteSet } from './sprite-set.js';
