import { MONSTER_CHANCE_SCALE, monsterDropPercent, reactorDropPercent } from './drops.js';
import { MAX_INT32 } from '../values/int32.js';

/** Tables of drops that can be edited. */
export const DROP_TABLES = ['monster', 'reactor'] as const;
export type DropTable = (typeof DROP_TABLES)[number];

/** Party quests by which reactors are filtered. */
export const REACTOR_PARTY_QUESTS = ['crimsonwood', 'amoria', 'guild'] as const;
export type ReactorPartyQuest = (typeof REACTOR_PARTY_QUESTS)[number];

/** Presets of the level filter, from and to; the last is open above. */
export const MONSTER_LEVEL_PRESETS = [
  [1, 10],
  [11, 20],
  [21, 30],
  [31, 50],
  [51, 70],
  [71, 100],
  [100, undefined],
] as const;

/** A row of a drop table as the game stores it, without its ids. */
export interface DropValues {
  /** 0 is mesos. */
  itemId: number;
  /** 1 for reactors, which always give one piece. */
  minQuantity: number;
  maxQuantity: number;
  /** 0 or less is none. */
  questId: number;
  /** A monster's chance is per million; a reactor's is N in "1 in N". */
  chance: number;
}

/** How each table stores that a drop needs no quest. */
export const NO_QUEST = { monster: 0, reactor: -1 } as const satisfies Record<DropTable, number>;

/** The most times that chances are multiplied by at once. */
export const MAX_CHANCE_FACTOR = 1000;

/** The highest level that droppers are filtered by. */
export const MAX_MONSTER_LEVEL = 300;

/** One row added, changed or removed: without `before` it is new, without `after` it is removed. */
export interface DropChange {
  table: DropTable;
  /** Id of the monster or reactor. */
  dropperId: number;
  /** The row's own id; null for a new one. */
  rowId: number | null;
  before: DropValues | null;
  after: DropValues | null;
}

/** The most rows that one change set holds: as many as the tables of a whole server. */
export const MAX_DROP_CHANGES = 25_000;

/** The most droppers that one call reads or adds items to. */
export const MAX_DROPPERS_PER_CALL = 2000;

/** The most items of one bulk add or remove. */
export const MAX_BULK_ITEMS = 50;

/** The reason of a change set that is an edit of one call, where none was given; pages say it in their language. */
export const DIRECT_EDIT_REASON = 'Edited at once';

/** The longest note that players read of a change set. */
export const DROP_NOTE_MAX_LENGTH = 300;

/** The game keeps the quantity of a stack, and the id of a quest, in 16 bits. */
export const MAX_DROP_QUANTITY = 32_767;
export const MAX_DROP_QUEST_ID = 32_767;

/** Faults of a row: the first list is refused, the second is a warning. */
export const DROP_FAULTS = [
  'item-unknown',
  'dropper-unknown',
  'quest-unknown',
  'quantity-order',
  'quantity-range',
  'quantity-crash',
  'chance-range',
  'chance-too-small',
  'duplicate',
  'meso-form',
] as const;
export const DROP_WARNINGS = [
  'always-and-only-here',
  'equipment-quantity',
  'quest-item-without-quest',
  'never-drops',
  'second-row',
  'was-so-before',
] as const;
export type DropFault = (typeof DROP_FAULTS)[number];
export type DropWarning = (typeof DROP_WARNINGS)[number];

/** State of a change set. */
export const DROP_SET_STATES = ['draft', 'applied', 'undone'] as const;
export type DropSetState = (typeof DROP_SET_STATES)[number];

/** Whether two rows hold the same; a row that is not there is like another that is not. */
export function isSameDrop(one: DropValues | null, other: DropValues | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.itemId === other.itemId &&
    one.minQuantity === other.minQuantity &&
    one.maxQuantity === other.maxQuantity &&
    one.questId === other.questId &&
    one.chance === other.chance
  );
}

/** Base percent of a row's chance, 0 to 100. */
export function dropPercentOf(table: DropTable, chance: number): number {
  return table === 'monster' ? monsterDropPercent(chance) : reactorDropPercent(chance);
}

/**
 * Converts percent to the nearest chance: per million for monsters, N of "1 in N" for reactors. Percent values
 * made from a chance convert back to it. Returns undefined outside 0 to 100, for 0 of a reactor (the game would
 * always drop it), and for positive values that would round to 0.
 */
export function dropChanceOf(table: DropTable, percent: number): number | undefined {
  if (!(percent >= 0 && percent <= 100)) return undefined;
  if (table === 'monster') {
    const chance = Math.round((percent / 100) * MONSTER_CHANCE_SCALE);
    return chance === 0 && percent > 0 ? undefined : chance;
  }
  if (percent === 0) return undefined;
  const oneIn = Math.max(1, Math.round(100 / percent));
  return oneIn > MAX_INT32 ? undefined : oneIn;
}
