import {
  MESO_ITEM_ID,
  NO_QUEST,
  type DropFault,
  type DropTable,
  type DropValues,
  type Language,
  dropChanceOf,
  dropPercentOf,
  MAX_INT32,
  numberFormat,
} from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useDropIssueText } from '../../../shared/drops/drop-text';
import { faultsOf, faultsOfAddition, type DropRow } from './drop-rows';

export const DRAFT_FIELDS = ['min', 'max', 'quest', 'chance'] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

export type DropDraft = Record<DraftField, string>;

export type DraftFaults = Partial<Record<DraftField, DropFault | 'unreadable'>>;

/** The fields of a new row. */
export const NEW_DRAFT: DropDraft = { min: '1', max: '1', quest: '', chance: '' };

export type ReadDraft = { values: DropValues } | { faults: DraftFaults };

const WHOLE = /^\d{1,10}$/;

export function draftOf(table: DropTable, values: DropValues, language: Language): DropDraft {
  return {
    min: String(values.minQuantity),
    max: String(values.maxQuantity),
    quest: values.questId > 0 ? String(values.questId) : '',
    chance: percentInput(table, values.chance, language),
  };
}

/**
 * Parses a draft into values, or returns what cannot be read. Untouched fields keep their stored value: an untouched percent keeps
 * its exact chance.
 */
export function valuesIn(
  draft: DropDraft,
  table: DropTable,
  values: DropValues,
  language: Language,
): ReadDraft {
  const untouched = draftOf(table, values, language);
  const keep = (field: DraftField, stored: number, read: (text: string) => number | undefined) =>
    draft[field].trim() === untouched[field] ? stored : read(draft[field].trim());
  const minQuantity = keep('min', values.minQuantity, parseWhole);
  const maxQuantity = keep('max', values.maxQuantity, parseWhole);
  const questId = keep('quest', values.questId, (text) => {
    const quest = text === '' ? 0 : parseWhole(text);
    return quest === 0 ? noQuest(table, values.questId) : quest;
  });
  const typed =
    draft.chance.trim() === untouched.chance ? { chance: values.chance } : parseChance(draft.chance, table);
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

/** Initial values of a new row: one piece, for everyone, with chance 0. A reactor row drops always. */
export function newValues(table: DropTable, itemId: number): DropValues {
  const chance = table === 'monster' ? 0 : 1;
  return { itemId, minQuantity: 1, maxQuantity: 1, questId: NO_QUEST[table], chance };
}

/** Parses a new row. Reactors give one piece and mesos drop for everyone, so other fields are ignored. */
export function parseNewDrop(
  { min, max, quest, chance }: DropDraft,
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

export function parseEdit(draft: DropDraft, row: DropRow, language: Language): ReadDraft {
  const { table } = row;
  const read = valuesIn(draft, table, row.values, language);
  return 'faults' in read ? read : judged(table, read.values, faultsOf(row, read.values));
}

/** Puts each fault at its field; the first one wins. */
function judged(table: DropTable, values: DropValues, found: readonly DropFault[]): ReadDraft {
  const faults: DraftFaults = {};
  for (const fault of found) faults[fieldOf(table, fault)] ??= fault;
  return found.length > 0 ? { faults } : { values };
}

function fieldOf(table: DropTable, fault: DropFault): DraftField {
  if (fault === 'quest-unknown') return 'quest';
  return fault.startsWith('chance') || table === 'reactor' ? 'chance' : 'max';
}

/** A whole number, grouped or not. */
export function parseWhole(text: string): number | undefined {
  const digits = text.replace(/(?<=\d)[\s.,'’](?=\d{3}(?:\D|$))/g, '');
  return WHOLE.test(digits) ? Number(digits) : undefined;
}

const noQuest = (table: DropTable, stored: number) => (stored > 0 ? NO_QUEST[table] : stored);

export function useFaultText(): (field: DraftField, fault: DropFault | 'unreadable') => string {
  const t = useTexts('mfe-admin');
  const issueText = useDropIssueText();
  return (field, fault) => (fault === 'unreadable' ? t(`drops.grid.unreadable.${field}`) : issueText(fault));
}

/** A storable chance, or the fault of the typed text; `unreadable` for no chance at all. */
export type TypedChance = { chance: number } | { fault: DropFault | 'unreadable' };

const ONE_IN = /^1\s*(?:[/:]|\p{L}+)\s*(\d[\d\s.,'’]*)$/u;
const PERCENT = /^\d*[.,]?\d+$|^\d+[.,]$/;
const GROUPED = /^\d{1,3}(?:[\s.,'’]\d{3})+$/;

/** Decimals of the rarest chance in both tables. */
const MAX_DECIMALS = 8;

/** Parses `0.5`, `0,5 %`, `1 in 200`, `1/200` to the nearest storable chance; a reactor stores "1 in N" exactly. */
export function parseChance(text: string, table: DropTable): TypedChance {
  const clean = text
    .trim()
    .replace(/\s*[%٪％]$/, '')
    .replace(/^[%٪％]\s*/, '');
  const oneIn = ONE_IN.exec(clean)?.[1];
  if (oneIn !== undefined) {
    const whole = GROUPED.test(oneIn) ? Number(oneIn.replace(/\D/g, '')) : parseDecimal(oneIn);
    if (whole === undefined) return { fault: 'unreadable' };
    if (table === 'reactor' && Number.isInteger(whole)) {
      return whole >= 1 && whole <= MAX_INT32 ? { chance: whole } : { fault: 'chance-range' };
    }
    return whole === 0 ? { fault: 'chance-range' } : chanceOfPercent(100 / whole, table);
  }
  const percent = parseDecimal(clean);
  return percent === undefined ? { fault: 'unreadable' } : chanceOfPercent(percent, table);
}

/** Returns the nearest storable chance for a percent, or the reason why there is none. */
export function chanceOfPercent(percent: number, table: DropTable): TypedChance {
  const chance = dropChanceOf(table, percent);
  if (chance !== undefined) return { chance };
  return { fault: percent > 0 && percent <= 100 ? 'chance-too-small' : 'chance-range' };
}

/** Formats a chance for an input as percent, with enough decimals to parse as the same chance again. */
export function percentInput(table: DropTable, chance: number, language: Language): string {
  const format = numberFormat(language, { maximumFractionDigits: MAX_DECIMALS, useGrouping: false });
  return format.format(dropPercentOf(table, chance));
}

function parseDecimal(text: string): number | undefined {
  return PERCENT.test(text) ? Number(text.replace(',', '.')) : undefined;
}
