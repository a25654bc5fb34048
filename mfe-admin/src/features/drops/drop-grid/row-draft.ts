import { NO_QUEST, type DropFault, type DropTable, type DropValues, type Language } from '@portico/domain';
import { chanceIn, percentInput } from '../../../shared/drops/chance-text';

/** The fields of a row as they are typed. */
export interface RowDraft {
  min: string;
  max: string;
  quest: string;
  chance: string;
}

export type DraftField = keyof RowDraft;

/** What is wrong with what was typed, by field. */
export type DraftFaults = Partial<Record<DraftField, DropFault | 'unreadable'>>;

const WHOLE = /^\d{1,10}$/;

export function draftOf(table: DropTable, values: DropValues, language: Language): RowDraft {
  return {
    min: String(values.minQuantity),
    max: String(values.maxQuantity),
    quest: values.questId > 0 ? String(values.questId) : '',
    chance: percentInput(table, values.chance, language),
  };
}

/**
 * The values that a draft makes of a row, or what cannot be read in it. What was not touched stays as it is stored: a percent that was
 * not typed anew keeps its chance, no quest keeps the number that stands for none.
 */
export function valuesIn(
  draft: RowDraft,
  table: DropTable,
  values: DropValues,
  language: Language,
): { values: DropValues } | { faults: DraftFaults } {
  const untouched = draftOf(table, values, language);
  const keep = (field: DraftField, stored: number, read: (text: string) => number | undefined) =>
    draft[field].trim() === untouched[field] ? stored : read(draft[field].trim());
  const minQuantity = keep('min', values.minQuantity, wholeIn);
  const maxQuantity = keep('max', values.maxQuantity, wholeIn);
  const questId = keep('quest', values.questId, (text) =>
    text === '' ? noQuest(table, values.questId) : wholeIn(text),
  );
  const typed =
    draft.chance.trim() === untouched.chance ? { chance: values.chance } : chanceIn(draft.chance, table);
  const faults: DraftFaults = {
    ...(minQuantity === undefined && { min: 'unreadable' }),
    ...(maxQuantity === undefined && { max: 'unreadable' }),
    ...(questId === undefined && { quest: 'unreadable' }),
    ...('fault' in typed && { chance: typed.fault }),
  };
  if (minQuantity === undefined || maxQuantity === undefined || questId === undefined || 'fault' in typed) {
    return { faults };
  }
  return { values: { ...values, minQuantity, maxQuantity, questId, chance: typed.chance } };
}

/** A whole number as people write it, grouped or not. */
export function wholeIn(text: string): number | undefined {
  const digits = text.replace(/(?<=\d)[\s.,'’](?=\d{3}(?:\D|$))/g, '');
  return WHOLE.test(digits) ? Number(digits) : undefined;
}

const noQuest = (table: DropTable, stored: number) => (stored > 0 ? NO_QUEST[table] : stored);

/** The field that a fault is said at. */
export function faultField(table: DropTable, fault: DropFault): DraftField {
  if (fault === 'quest-unknown') return 'quest';
  return fault.startsWith('chance') || table === 'reactor' ? 'chance' : 'max';
}
