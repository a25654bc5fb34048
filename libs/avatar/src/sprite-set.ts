import type { WeaponType } from '@portico/domain';
import type { SpriteCategory } from './sprite-category.js';

/** In units of the game's pixels; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/** One picture of a sprite set, and its position. */
export interface SpritePart {
  /** Path of its picture below the set: the names of its nodes, joined by dots, such as `stand1.0.mail`. */
  image: string;
  /** Size in units: the picture's pixels divided by the set's scale. */
  width: number;
  height: number;
  /** The point of the picture that is placed on the part's position. */
  origin: Point;
  /** Shared points (`navel`, `neck`, `brow`, `hand`, ...), relative to the origin. */
  anchors: Readonly<Record<string, Point>>;
  /** The layer it is drawn in, by the game's name. */
  layer: string;
  /** Skins that show it; all if undefined. */
  skins?: readonly number[];
}

export interface SpriteFrame {
  /** Milliseconds; 0 if the game names none. */
  delay: number;
  /** Whether the face is visible; only bodies have this. */
  showsFace: boolean;
  parts: readonly SpritePart[];
}

/** Frames by action (`stand1`), by expression (`blink`) for faces, or under `default` for a set with a single look. */
export type SpriteFrames = Readonly<Record<string, readonly SpriteFrame[]>>;

/** Everything about the look of one body, head, face, hair or piece of equipment, except its pixels. */
export interface SpriteSet {
  category: SpriteCategory;
  id: number;
  /** Pixels per unit: 1 in the game's client. */
  scale: number;
  /** Slots of the body that it takes up, two letters each (`CpH1H5`); only one set in a slot is visible. */
  slots: string;
  /** The standing and walking pose that a weapon requires. */
  stand?: 1 | 2;
  walk?: 1 | 2;
  frames: SpriteFrames;
  /** For a cash weapon: its frames by the weapon that it covers. */
  variants?: Readonly<Partial<Record<WeaponType, SpriteFrames>>>;
}
