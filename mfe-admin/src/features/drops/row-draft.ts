import {
  MESO_ITEM_ID,
  NO_QUEST,
  type DropFault,
  type DropTable,
  type DropValues,
  type Language,
} from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { chanceIn, percentInput } from '../../shared/drops/chance-text';
import { useDropIssueText } from '../../shared/drops/drop-text';
import { faultsOf, faultsOfAddition, type DropRow } from './drop-rows';

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

/** Fields in the order in which they are typed. */
export const DRAFT_FIELDS: readonly DraftField[] = ['min', 'max', 'quest', 'chance'];

export type ReadDraft = { values: DropValues } | { faults: DraftFaults };

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
): ReadDraft {
  const untouched = draftOf(table, values, language);
  const keep = (field: DraftField, stored: number, read: (text: string) => number | undefined) =>
    draft[field].trim() === untouched[field] ? stored : read(draft[field].trim());
  const minQuantity = keep('min', values.minQuantity, wholeIn);
  const maxQuantity = keep('max', values.maxQuantity, wholeIn);
  const questId = keep('quest', values.questId, (text) => {
    const quest = text === '' ? 0 : wholeIn(text);
    return quest === 0 ? noQuest(table, values.questId) : quest;
  });
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

/** The values of a row before anything is typed of it: one piece for everyone, which never drops, or of a reactor always. */
export function newValues(table: DropTable, itemId: number): DropValues {
  const chance = table === 'monster' ? 0 : 1;
  return { itemId, minQuantity: 1, maxQuantity: 1, questId: NO_QUEST[table], chance };
}

/** A new row as it is typed, or what is wrong with it. Reactors give one piece, and mesos fall for everyone: other fields are not read. */
export function newRowIn(
  { min, max, quest, chance }: RowDraft,
  table: DropTable,
  itemId: number,
  language: Language,
): ReadDraft {
  const isMesos = itemId === MESO_ITEM_ID;
  const quantity = table === 'reactor' ? { min: '1', max: '1' } : { min, max };
  const draft = { ...quantity, quest: isMesos ? '' : quest, chance };
  const read = valuesIn(draft, table, newValues(table, itemId), language);
  return 'faults' in read ? read : judged(table, read.values, faultsOfAddition(table, read.values));
}

/** The values that a draft gives a row, or what is wrong with them. */
export function editIn(draft: RowDraft, row: DropRow, language: Language): ReadDraft {
  const { table } = row;
  const read = valuesIn(draft, table, row.values, language);
  return 'faults' in read ? read : judged(table, read.values, faultsOf(row, read.values));
}

/** Faults are said at their fields, the first of each. */
function judged(table: DropTable, values: DropValues, found: readonly DropFault[]): ReadDraft {
  const faults: DraftFaults = {};
  for (const fault of found) faults[fieldOf(table, fault)] ??= fault;
  return found.length > 0 ? { faults } : { values };
}

function fieldOf(table: DropTable, fault: DropFault): DraftField {
  if (fault === 'quest-unknown') return 'quest';
  return fault.startsWith('chance') || table === 'reactor' ? 'chance' : 'max';
}

/** A whole number as people write it, grouped or not. */
export function wholeIn(text: string): number | undefined {
  const digits = text.replace(/(?<=\d)[\s.,'’](?=\d{3}(?:\D|$))/g, '');
  return WHOLE.test(digits) ? Number(digits) : undefined;
}

const noQuest = (table: DropTable, stored: number) => (stored > 0 ? NO_QUEST[table] : stored);

/** What is wrong with a field in words. */
export function useFaultText(): (field: DraftField, fault: DropFault | 'unreadable') => string {
  const t = useTexts('mfe-admin');
  const issueText = useDropIssueText();
  return (field, fault) => (fault === 'unreadable' ? t(`drops.grid.unreadable.${field}`) : issueText(fault));
}
