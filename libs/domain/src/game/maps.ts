import type { QuestRegionName } from './quests.js';

/** Map id by which the game says "no map to return to". */
export const NO_RETURN_MAP = 999_999_999;

/** Region of each list in the game's files of map names. All other lists are `other`. */
const MAP_REGIONS: Readonly<Record<string, QuestRegionName>> = {
  maple: 'mapleIsland',
  victoria: 'victoriaIsland',
  ossyria: 'ossyria',
  event: 'globalEvent',
};

/** Region of a map, from the list that names it. Quests use the same region names. */
export function mapRegionOf(list: string): QuestRegionName {
  return MAP_REGIONS[list] ?? 'other';
}

const MAPS_PER_WORLD_REGION = 1_000_000;

/** Region on the world map. Maps of one region have the same millions in their ids. */
export function worldRegionOf(mapId: number): number {
  return Math.floor(mapId / MAPS_PER_WORLD_REGION);
}

/** How far a region may stand beside the middle of its cell, in cells. */
const WORLD_SPOT_SHIFT = 0.08;

/**
 * Where a region stands on the world map, in columns and rows. It is a little beside the middle of its cell, so that the
 * regions do not stand in ranks. The drawing and the names on it agree by this rule.
 */
export function worldSpotOf({ column, row }: { readonly column: number; readonly row: number }): {
  readonly x: number;
  readonly y: number;
} {
  const shift = (phase: number) => WORLD_SPOT_SHIFT * Math.sin(phase);
  return { x: column + 0.5 + shift(column * 2 + row * 3), y: row + 0.53 + shift(column * 5 + row + 1) };
}

/** Restrictions in a map's `fieldLimit`, by bit. */
export const FIELD_LIMIT_BITS = {
  jump: 0x1,
  movementSkills: 0x2,
  summonBag: 0x4,
  mysticDoor: 0x8,
  channelChange: 0x10,
  teleportRock: 0x40,
  miniGame: 0x80,
  mount: 0x200,
  potion: 0x1000,
  jumpDown: 0x20000,
  expLoss: 0x80000,
  drop: 0x400000,
} as const;

export type FieldLimit = keyof typeof FIELD_LIMIT_BITS;

export const FIELD_LIMITS = [
  'jump',
  'movementSkills',
  'summonBag',
  'mysticDoor',
  'channelChange',
  'teleportRock',
  'miniGame',
  'mount',
  'potion',
  'jumpDown',
  'expLoss',
  'drop',
] as const satisfies readonly FieldLimit[];

/** Known restrictions of a map, in the order of their bits. */
export function fieldLimitsOf(mask: number): FieldLimit[] {
  return FIELD_LIMITS.filter((limit) => (mask & FIELD_LIMIT_BITS[limit]) !== 0);
}
