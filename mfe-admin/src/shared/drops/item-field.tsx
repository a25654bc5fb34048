import { errorText, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { ComboboxField } from '@portico/ui';
import type { ReactNode, Ref } from 'react';
import type { FoundItem } from './drops.queries';
import { useItemSearch } from './use-item-search';

const MAX_LENGTH = 64;

export interface ItemFieldProps {
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
