import { errorText, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { ComboboxField } from '@portico/ui';
import type { ReactNode, Ref } from 'react';
import { itemSearchQuery, type FoundItem } from './drops.queries';
import { MESO_ITEM_ID } from '@portico/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../settled/use-settled';

const MAX_LENGTH = 64;

interface ItemFieldProps {
  label: string;
  value: string;
  onType: (text: string) => void;
  onChoose: (item: FoundItem) => void;
  hint?: ReactNode;
  error?: string | undefined;
  isCompact?: boolean;
  isReadOnly?: boolean;
  name?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** An item, found by a part of its name or by its id; 0 is mesos. */
export function ItemField({ onChoose, ...field }: ItemFieldProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { items, error, isAnswered } = useItemSearch(field.value);
  const count = items.length;
  const found = isAnswered
    ? t(count === 0 ? 'dropEdits.items.none' : 'dropEdits.items.found', { count, formatted: number(count) })
    : '';
  return (
    <ComboboxField
      {...field}
      maxLength={MAX_LENGTH}
      options={items.map(({ id, name }) => ({ key: String(id), text: name, detail: <bdi>{id}</bdi> }))}
      onChoose={(key) => {
        const item = items.find(({ id }) => String(id) === key);
        if (item !== undefined) onChoose(item);
      }}
      isStale={!isAnswered}
      status={error === null ? found : errorText(error)}
    />
  );
}

const MIN_LETTERS = 2;
const PAUSE_MS = 300;

/** Items that have what was typed in their name or id, once the typing stops; from two letters on. `0` is mesos. */
function useItemSearch(typed: string) {
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
