import type { LinkChoice } from '@portico/ui';
import type { SearchPatch } from './search';
import type { SearchLinks } from './use-search';

/** Links that choose one value of a parameter, for `SegmentedLinks` and `TabLinks`; undefined chooses none. */
export function linkChoices<
  View,
  Name extends keyof View & string,
  Value extends View[Name] & (string | number | undefined),
>(
  { view, hrefWith }: Pick<SearchLinks<View>, 'view' | 'hrefWith'>,
  name: Name,
  values: readonly Value[],
  textOf: (value: Value) => LinkChoice['text'],
): LinkChoice[] {
  return values.map((value) => ({
    key: String(value ?? 'all'),
    href: hrefWith({ [name]: value ?? '' } as SearchPatch<View>),
    text: textOf(value),
    isCurrent: view[name] === value,
  }));
}
