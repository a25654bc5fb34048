import { MONSTER_CHANCE_SCALE, monsterDropPercent, reactorDropPercent } from './drops.js';
import { MAX_INT32 } from '../values/int32.js';

export const DROP_TABLES = ['monster', 'reactor'] as const;
export type DropTable = (typeof DROP_TABLES)[number];

/** Party quests that reactors can be filtered by. */
export const REACTOR_PARTY_QUESTS = ['crimsonwood', 'amoria', 'guild'] as const;
export type ReactorPartyQuest = (typeof REACTOR_PARTY_QUESTS)[number];

/** Presets of the level filter, from and to. The last has no upper end. */
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
  /** 1 for reactors, which always drop one piece. */
  minQuantity: number;
  maxQuantity: number;
  /** 0 or less for no quest. */
  questId: number;
  /** A monster's chance is per million; a reactor's is N in "1 in N". */
  chance: number;
}

/** How each table stores a drop without a quest. */
export const NO_QUEST = { monster: 0, reactor: -1 } as const satisfies Record<DropTable, number>;

/** Highest factor that chances are multiplied by in one step. */
export const MAX_CHANCE_FACTOR = 1000;

/** Highest level that droppers are filtered by. */
export const MAX_MONSTER_LEVEL = 300;

/** One row added, changed or removed. A new row has no `before`, a removed one no `after`. */
export interface DropChange {
  table: DropTable;
  /** Id of the monster or reactor. */
  dropperId: number;
  /** Id of the row; null for a new one. */
  rowId: number | null;
  before: DropValues | null;
  after: DropValues | null;
}

/** Most rows in one change set: enough for all tables of a server. */
export const MAX_DROP_CHANGES = 25_000;

/** Most droppers that one call reads or adds items to. */
export const MAX_DROPPERS_PER_CALL = 2000;

/** Most items of one bulk add or remove. */
export const MAX_BULK_ITEMS = 50;

/** Reason of a direct edit for which the admin gave none. Pages translate it. */
export const DIRECT_EDIT_REASON = 'Edited at once';

/** Longest note of a change set that players read. */
export const DROP_NOTE_MAX_LENGTH = 300;

/** The game stores quantities of a stack and quest ids in 16 bits. */
export const MAX_DROP_QUANTITY = 32_767;
export const MAX_DROP_QUEST_ID = 32_767;

/** Issues of a row: faults are refused, warnings are not. */
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

export const DROP_SET_STATES = ['draft', 'applied', 'undone'] as const;
export type DropSetState = (typeof DROP_SET_STATES)[number];

/** Whether two rows have the same values. Two missing rows are the same. */
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
