import { MAX_BULK_ITEMS, MESO_ITEM_ID } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { errorText } from '@portico/portal-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { itemSearchQuery, type FoundItem } from '../../shared/drops/drops.queries';

const ONLY_DIGITS = /^\d{1,10}$/;

/** State of an `ItemField`. `take` returns the chosen item or shows a fault; listed items are refused. */
export function useItemChoice(listed: readonly FoundItem[] = []) {
  const t = useTexts('mfe-admin');
  const queries = useQueryClient();
  const ref = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<FoundItem>();
  const [error, setError] = useState<string>();

  const fail = (words: string) => {
    setError(words);
    ref.current?.focus();
    return undefined;
  };
  const byName = async (name: string): Promise<FoundItem | undefined> => {
    const found = await queries.fetchQuery(itemSearchQuery(name));
    const isNamed = (item: FoundItem) => item.name.toLowerCase() === name.toLowerCase();
    const [first, ...others] = found.some(isNamed) ? found.filter(isNamed) : found;
    // If several items have the name, none is chosen.
    return others.length === 0 ? first : undefined;
  };
  const byId = async (digits: string): Promise<FoundItem | undefined> => {
    const id = Number(digits);
    if (id === MESO_ITEM_ID) return { id, name: t('dropEdits.mesos') };
    const found = await queries.fetchQuery(itemSearchQuery(String(id)));
    return found.find((item) => item.id === id);
  };
  const take = async (): Promise<FoundItem | undefined> => {
    const item = chosen ?? (await find());
    if (item === undefined) return undefined;
    if (listed.some(({ id }) => id === item.id)) return fail(t('drops.bulk.items.twice'));
    if (listed.length >= MAX_BULK_ITEMS) return fail(t('drops.bulk.items.full', { count: MAX_BULK_ITEMS }));
    return item;
  };
  const find = async (): Promise<FoundItem | undefined> => {
    const typed = text.trim();
    if (typed === '') return fail(t('drops.bulk.items.missing'));
    const isId = ONLY_DIGITS.test(typed);
    try {
      const item = await (isId ? byId(typed) : byName(typed));
      if (item === undefined) return fail(t(isId ? 'drops.find.invalid' : 'drops.bulk.items.missing'));
      field.onChoose(item);
      return item;
    } catch (failure) {
      return fail(errorText(failure));
    }
  };
  const field = {
    ref,
    value: text,
    error,
    onType: (typed: string) => {
      setText(typed);
      setChosen(undefined);
      setError(undefined);
    },
    onChoose: (item: FoundItem) => {
      setText(item.name);
      setChosen(item);
      setError(undefined);
    },
  };
  const clear = () => {
    field.onType('');
    ref.current?.focus();
  };
  return { field, chosen, take, clear };
}
