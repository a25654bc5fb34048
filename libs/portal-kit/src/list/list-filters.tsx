import { kitText, type SearchInput, type SearchLinks } from '@portico/portal-kit';
import {
  FilterSheet,
  type FilterSheetProps,
  LiveSearchField,
  type LiveSearchFieldProps,
  SearchField,
  type SearchFieldProps,
} from '@portico/ui';

/** The filters of a list: in place, or on phones behind one button with the number of active filters. */
export function ListFilters(props: Omit<FilterSheetProps, 'texts'>) {
  const { activeCount: count } = props;
  return (
    <FilterSheet
      {...props}
      texts={{
        open: kitText('kit.list.filters'),
        active: kitText('kit.list.filtersOn', { count }),
        close: kitText('kit.close'),
        done: kitText('kit.list.toResults'),
      }}
    />
  );
}

type Texted<Props> = Omit<Props, 'texts' | 'name'> & { name?: string };

const textsOf = () => ({ submit: kitText('kit.list.search'), clear: kitText('kit.list.clearSearch') });

/** The search of a list. Without another example, its label is the placeholder. */
export function ListSearch(props: Texted<SearchFieldProps>) {
  return <SearchField name="search" placeholder={props.label} {...props} texts={textsOf()} />;
}

/** The same as one types. */
export function LiveListSearch(props: Texted<LiveSearchFieldProps>) {
  return <LiveSearchField name="search" placeholder={props.label} {...props} texts={textsOf()} />;
}

/** The choice of one parameter of the address in a `SelectField`; `anyText` is the option for no choice. */
export function selectChoices<
  View,
  Name extends keyof View & string,
  Value extends View[Name] & (string | number),
>(
  { view, set }: Pick<SearchLinks<View>, 'view' | 'set'>,
  name: Name,
  values: readonly Value[],
  textOf: (value: Value) => string,
) {
  return {
    name,
    value: String(view[name] ?? ''),
    options: values.map((value) => ({ value: String(value), text: textOf(value) })),
    onChange: (value: string) => set({ [name]: value } as SearchInput<View>),
  };
}
