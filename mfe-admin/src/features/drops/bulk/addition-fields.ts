import {
  dropChanceOf,
  isDropFault,
  itemTypeOf,
  NO_QUEST,
  valueIssues,
  type DropFault,
  type DropTable,
  type DropValues,
} from '@portico/domain';

/** As typed. */
export interface AdditionFields {
  min: string;
  max: string;
  percent: string;
}

/** What is typed as a row of the table, or what is wrong with it. Reactors always give one piece. */
export function readAddition(
  table: DropTable,
  itemId: number,
  { min, max, percent }: AdditionFields,
): { values?: DropValues; faults: DropFault[] } {
  const quantity = (text: string) => (table === 'reactor' ? 1 : Number(text));
  const isTyped = percent.trim() !== '';
  const chance = isTyped ? dropChanceOf(table, Number(percent)) : undefined;
  if (chance === undefined) {
    const isTooSmall = isTyped && table === 'monster' && Number(percent) > 0 && Number(percent) <= 100;
    return { faults: [isTooSmall ? 'chance-too-small' : 'chance-range'] };
  }
  const values: DropValues = {
    itemId,
    minQuantity: quantity(min),
    maxQuantity: quantity(max),
    questId: NO_QUEST[table],
    chance,
  };
  if (!Number.isInteger(values.minQuantity) || !Number.isInteger(values.maxQuantity)) {
    return { faults: ['quantity-range'] };
  }
  const isEquipment = itemTypeOf(itemId) === 'equipment';
  const faults = valueIssues(table, values, { isEquipment }).filter(isDropFault);
  return faults.length > 0 ? { faults } : { values, faults };
}
