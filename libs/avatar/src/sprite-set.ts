import type { WeaponType } from '@portico/domain';
import type { SpriteCategory } from './sprite-category.js';

/** In units of the game's pixels; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/** One picture of a sprite set, and where it hangs. */
export interface SpritePart {
  /** Path of its picture below the set: the names of its nodes, joined by dots, such as `stand1.0.mail`. */
  image: string;
  /** Size in units: pixels of the picture by the scale of its set. */
  width: number;
  height: number;
  /** The point of the picture that lies on the place where the part is put. */
  origin: Point;
  /** Where points that parts share (`navel`, `neck`, `brow`, `hand`, ...) lie, seen from the origin. */
  anchors: Readonly<Record<string, Point>>;
  /** The layer it is drawn in, by the name that the game gives it. */
  layer: string;
  /** Skins that it is seen on; all where it does not say. */
  skins?: readonly number[];
}

export interface SpriteFrame {
  /** Milliseconds; 0 where the game does not say. */
  delay: number;
  /** Whether the face is seen; only bodies tell. */
  showsFace: boolean;
  parts: readonly SpritePart[];
}

/** Frames by action (`stand1`), by expression (`blink`) for faces, or under `default` where a set has one look for all. */
export type SpriteFrames = Readonly<Record<string, readonly SpriteFrame[]>>;

/** All that is known of how one body, head, face, hair or piece of equipment looks, except for its pixels. */
export interface SpriteSet {
  category: SpriteCategory;
  id: number;
  /** Pixels per unit: 1 in what the game's client has. */
  scale: number;
  /** Slots of the body that it takes up, two letters each (`CpH1H5`); of two sets in one slot only one is seen. */
  slots: string;
  /** Pose of standing and walking that a weapon requires. */
  stand?: 1 | 2;
  walk?: 1 | 2;
  frames: SpriteFrames;
  /** For a cash weapon: its frames by the weapon that it covers. */
  variants?: Readonly<Partial<Record<WeaponType, SpriteFrames>>>;
}
