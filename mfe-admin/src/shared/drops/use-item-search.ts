import { MESO_ITEM_ID } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../settled/use-settled';
import { itemSearchQuery, type FoundItem } from './drops.queries';

const MIN_LETTERS = 2;
const PAUSE_MS = 300;

/** Items that have what was typed in their name or id, once the typing stops; from two letters on. `0` is mesos. */
export function useItemSearch(typed: string) {
  const t = useTexts('mfe-admin');
  const text = typed.trim();
  const term = useSettled(text, PAUSE_MS);
  const isAsked = [...term].length >= MIN_LETTERS;
  const query = useQuery({
    ...itemSearchQuery(term),
    enabled: isAsked,
    placeholderData: isAsked ? keepPreviousData : undefined,
  });
  if (text === String(MESO_ITEM_ID)) {
    const mesos: FoundItem = { id: MESO_ITEM_ID, name: t('dropEdits.mesos') };
    return { items: [mesos], error: null, isAnswered: true };
  }
  return {
    items: isAsked ? (query.data ?? []) : [],
    error: isAsked ? query.error : null,
    isAnswered: isAsked && query.data !== undefined && !query.isPlaceholderData && term === text,
  };
}
