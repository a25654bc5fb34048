import { kitText } from '@portico/portal-kit';
import { LiveSearchField, type LiveSearchFieldProps, SearchField, type SearchFieldProps } from '@portico/ui';

type Texted<Props> = Omit<Props, 'texts' | 'name'> & { name?: string };

const textsOf = () => ({ submit: kitText('kit.list.search'), clear: kitText('kit.list.clearSearch') });

/** The search of a list; its label stands in it where there is no other example. */
export function ListSearch(props: Texted<SearchFieldProps>) {
  return <SearchField name="search" placeholder={props.label} {...props} texts={textsOf()} />;
}

/** The same as one types. */
export function LiveListSearch(props: Texted<LiveSearchFieldProps>) {
  return <LiveSearchField name="search" placeholder={props.label} {...props} texts={textsOf()} />;
}
