import { MAX_DROP_QUANTITY, MAX_DROP_QUEST_ID } from './drop-edits.js';
import type { DropFault, DropTable, DropValues, DropWarning } from './drop-edits.js';
import { MESO_ITEM_ID, MONSTER_CHANCE_SCALE } from './drops.js';
import { MAX_INT32 } from '../values/int32.js';

export type DropIssueCode = DropFault | DropWarning;

/** Facts about an item that the rules need. */
export interface DropItemFacts {
  isEquipment: boolean;
  /** Whether only players on its quest can use it. */
  isQuestItem?: boolean;
  /** Largest stack, if known. */
  slotMax?: number;
}

/** An issue of a changed row. `was-so-before` names the fault that the row already had. */
export interface DropValueIssue {
  code: DropIssueCode;
  params: { fault?: DropFault };
}

type Rule = (values: DropValues, table: DropTable, facts: DropItemFacts) => boolean;

const QUANTITIES = ['itemId', 'minQuantity', 'maxQuantity'] as const;

/** Fields that cause each fault, besides the dropper. */
const FAULT_FIELDS: Readonly<Record<DropFault, readonly (keyof DropValues)[]>> = {
  'item-unknown': ['itemId'],
  'dropper-unknown': [],
  'quest-unknown': ['questId'],
  'quantity-order': QUANTITIES,
  'quantity-range': QUANTITIES,
  'quantity-crash': QUANTITIES,
  'chance-range': ['chance'],
  'chance-too-small': ['chance'],
  duplicate: ['itemId', 'questId'],
  'meso-form': [...QUANTITIES, 'questId'],
};

const FAULT_RULES: readonly (readonly [DropFault, Rule])[] = [
  ['quest-unknown', ({ questId }) => questId > MAX_DROP_QUEST_ID],
  ['quantity-order', ({ minQuantity, maxQuantity }) => minQuantity > maxQuantity],
  ['quantity-range', isOutOfRange],
  ['quantity-crash', crashesTheGame],
  ['chance-range', ({ chance }, table) => (table === 'monster' ? !isMonsterChance(chance) : chance < 1)],
  ['meso-form', isNoMesoRow],
];

const WARNING_RULES: readonly (readonly [DropWarning, Rule])[] = [
  ['equipment-quantity', ({ maxQuantity }, _, { isEquipment }) => isEquipment && maxQuantity > 1],
  ['quest-item-without-quest', ({ questId }, _, { isQuestItem = false }) => isQuestItem && questId <= 0],
  ['never-drops', ({ chance }, table) => table === 'monster' && chance === 0],
];

/** Returns the issues that a row's own values cause, faults first; empty for a valid row. */
export function valueIssues(table: DropTable, values: DropValues, facts: DropItemFacts): DropIssueCode[] {
  return [...FAULT_RULES, ...WARNING_RULES]
    .filter(([, breaks]) => breaks(values, table, facts))
    .map(([code]) => code);
}

/**
 * Returns the issues that an edited row's own values cause. If an old fault's fields are unchanged, it becomes `was-
 * so-before`, so that the rest of a broken row can be edited. Old warnings are left out.
 */
export function changeIssues(
  table: DropTable,
  before: DropValues | null,
  after: DropValues,
  facts: DropItemFacts,
): DropValueIssue[] {
  const had = new Set(before === null ? [] : valueIssues(table, before, facts));
  return valueIssues(table, after, facts).flatMap((code): DropValueIssue[] => {
    if (!isDropFault(code)) return had.has(code) ? [] : [{ code, params: {} }];
    return [asBefore(code, had.has(code) ? before : null, after)];
  });
}

/** Returns the fault, or `was-so-before` if the row `had` it and its fields are unchanged. */
export function asBefore(fault: DropFault, had: DropValues | null, after: DropValues): DropValueIssue {
  const isKept = had !== null && FAULT_FIELDS[fault].every((field) => had[field] === after[field]);
  return isKept ? { code: 'was-so-before', params: { fault } } : { code: fault, params: {} };
}

/** Whether a change with this issue is refused. */
export function isDropFault(code: DropIssueCode): code is DropFault {
  return code in FAULT_FIELDS;
}

function isOutOfRange(
  values: DropValues,
  table: DropTable,
  { isEquipment, slotMax }: DropItemFacts,
): boolean {
  const { itemId, minQuantity, maxQuantity } = values;
  if (table === 'reactor') return minQuantity !== 1 || maxQuantity !== 1;
  if (itemId === MESO_ITEM_ID) return maxQuantity > MAX_INT32;
  if (minQuantity < 1 || maxQuantity < 1 || maxQuantity > MAX_DROP_QUANTITY) return true;
  return !isEquipment && slotMax !== undefined && slotMax > 0 && largestStack(maxQuantity) > slotMax;
}

/** The game draws from the minimum to one below the maximum, except for a maximum of 1. */
function largestStack(maxQuantity: number): number {
  return maxQuantity === 1 ? 1 : maxQuantity - 1;
}

/** The game draws a number below maximum - minimum. It throws if that is 0, and the kill's remaining drops are lost. */
function crashesTheGame(values: DropValues, table: DropTable, { isEquipment }: DropItemFacts): boolean {
  const { itemId, minQuantity, maxQuantity } = values;
  if (table === 'reactor' || isEquipment || minQuantity !== maxQuantity) return false;
  return itemId === MESO_ITEM_ID || maxQuantity !== 1;
}

function isMonsterChance(chance: number): boolean {
  return chance >= 0 && chance <= MONSTER_CHANCE_SCALE;
}

/** Only monsters drop mesos, without a quest, and at least one. */
function isNoMesoRow({ itemId, minQuantity, questId }: DropValues, table: DropTable): boolean {
  return itemId === MESO_ITEM_ID && (table === 'reactor' || questId > 0 || minQuantity < 1);
}
