import { paths } from '../../paths';
import { GOODS_VIEW, type SearchView } from './search-view';

/** A search of nothing yet. */
export const NO_SEARCH: SearchView = {
  search: '',
  type: '',
  min: '',
  max: '',
  sort: 'relevance',
  room: '',
  view: GOODS_VIEW,
  page: 1,
};

/** The address of a search, without what it leaves at its default. */
export function searchHref(view: Partial<SearchView>): string {
  const params = new URLSearchParams();
  for (const name of Object.keys(NO_SEARCH) as (keyof SearchView)[]) {
    const value = view[name] ?? NO_SEARCH[name];
    if (value !== NO_SEARCH[name]) params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? paths.search : `${paths.search}?${text}`;
}
