import type { ItemStat, SortOrder } from '../game/advanced-filter.js';
import { REQUIRED_CLASSES } from '../game/items.js';

/** Sorts of the database lists. `relevance` is the order of search results. */
export const MONSTER_SORTS = ['relevance', 'name', 'level', 'hp', 'exp', 'expPerHp'] as const;
export const NPC_SORTS = ['relevance', 'name', 'occupation', 'quests', 'goods', 'place'] as const;
export const MAP_SORTS = ['relevance', 'name', 'level', 'monsters'] as const;
/** Stats that the list of items has a column for. */
export const LISTED_STATS = [
  'attackPower',
  'magicAttack',
  'defense',
  'str',
  'dex',
  'int',
  'luk',
] as const satisfies readonly ItemStat[];
/** Sources of items that the list can be filtered by. */
export const ITEM_SOURCES = ['drop', 'shop'] as const;

export type ItemSource = (typeof ITEM_SOURCES)[number];

export const ITEM_SORTS = ['relevance', 'name', 'level', ...LISTED_STATS, 'sources'] as const;
export const QUEST_SORTS = ['relevance', 'name', 'level', 'exp'] as const;

export type MonsterSort = (typeof MONSTER_SORTS)[number];
export type ListedStat = (typeof LISTED_STATS)[number];
export type ItemSort = (typeof ITEM_SORTS)[number];
export type NpcSort = (typeof NPC_SORTS)[number];
export type MapSort = (typeof MAP_SORTS)[number];
export type QuestSort = (typeof QUEST_SORTS)[number];

export const MONSTER_KINDS = ['normal', 'boss'] as const;
export type MonsterKind = (typeof MONSTER_KINDS)[number];

/** Whether a route may use scrolls too, or only portals. */
export const ROUTE_MODES = ['all', 'portals'] as const;
export type RouteMode = (typeof ROUTE_MODES)[number];

/** Thirds of a map, as a step of a route names them. */
export const MAP_SIDES = ['left', 'middle', 'right'] as const;
export type MapSide = (typeof MAP_SIDES)[number];

export const MAP_KINDS = ['town', 'field'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

/** Classes that the item list can be filtered by. */
export const ITEM_CLASSES = ['beginner', ...REQUIRED_CLASSES] as const;
export type ItemClass = (typeof ITEM_CLASSES)[number];

/** Most items or monsters in a comparison. */
export const MAX_COMPARED = 4;

/** Most ids that a comparison reads. Higher than `MAX_COMPARED`, so that unknown ids do not displace known ones. */
export const MAX_COMPARED_IDS = 16;

export const NPC_GIVES = ['quests', 'goods'] as const;
export type NpcGives = (typeof NPC_GIVES)[number];

/** Most levels between a character and the monsters that it trains on. */
export const TRAINING_REACH = 5;

const RISING: ReadonlySet<string> = new Set(['name', 'occupation', 'place', 'level']);

/** Default direction of a sort: texts and levels ascend, other numbers descend. */
export function firstOrderOf(sort: ItemSort | MonsterSort | NpcSort | MapSort | QuestSort): SortOrder {
  return RISING.has(sort) ? 'asc' : 'desc';
}

/** Longest search text of the API. Search fields have the same limit. */
export const SEARCH_MAX_LENGTH = 64;
/** Longest search text of the dressing room's wardrobe, in characters. */
export const WARDROBE_SEARCH_MAX_LENGTH = 60;

/** Shorter texts match too much to be useful. */
export const SEARCH_MIN_LENGTH = 2;
