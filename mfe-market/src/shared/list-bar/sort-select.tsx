import { useTexts } from '@portico/i18n';
import { SelectField, type SelectOption } from '@portico/ui';

export interface SortSelectProps<T extends string> {
  sorts: readonly T[];
  sort: T;
  /** Is sent as nothing, as it is left out of every other address. */
  defaultSort: T;
  textOf: (sort: T) => SelectOption['text'];
  /** Without it the field is part of a form that is sent as a whole. */
  onChange?: (sort: T) => void;
}

export function SortSelect<T extends string>({
  sorts,
  sort,
  defaultSort,
  textOf,
  onChange,
}: SortSelectProps<T>) {
  const t = useTexts('mfe-market');
  const sent = (one: T) => (one === defaultSort ? '' : one);
  const change = onChange && ((value: string) => onChange(sorts.find((one) => one === value) ?? defaultSort));
  return (
    <SelectField
      label={t('sort.label')}
      name="sort"
      options={sorts.map((one) => ({ value: sent(one), text: textOf(one) }))}
      {...(change === undefined ? { defaultValue: sent(sort) } : { value: sent(sort), onChange: change })}
    />
  );
}
