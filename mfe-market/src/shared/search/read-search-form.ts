import { GOODS_SORTS, isItemType } from '@portico/domain';
import { choiceOf } from '../market-view';
import type { SearchView } from './search-view';

/** What the fields of the advanced search say, prices as they are written. */
export function readSearchForm(
  form: HTMLFormElement,
): Pick<SearchView, 'search' | 'type' | 'min' | 'max' | 'sort'> {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const type = text('type');
  return {
    search: text('search'),
    type: isItemType(type) ? type : '',
    min: text('min'),
    max: text('max'),
    sort: choiceOf(GOODS_SORTS, text('sort'), 'relevance'),
  };
}
