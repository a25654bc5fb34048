import {
  firstOrderOf,
  type ItemSort,
  type MapSort,
  type MonsterSort,
  type NpcSort,
  type QuestSort,
  type SortOrder,
} from '@portico/domain';
import { nonDefaults, type Search, type SearchLinks, type SearchPatch } from '@portico/portal-kit';
import type { DataColumn } from '@portico/ui';
import type { SortChoice } from './sort-bar';

type AnySort = ItemSort | MonsterSort | MapSort | NpcSort | QuestSort;

interface SortView<Sort> {
  sort: Sort | undefined;
  order: SortOrder | undefined;
}

export interface Sorting<Sort> {
  /** Header of a sortable column. */
  column: (sort: Sort) => Pick<DataColumn<never>, 'sortHref' | 'sorted'>;
  /** The same for lists without columns. */
  choice: (sort: Sort) => Omit<SortChoice, 'text'>;
}

/** The order of a list: from its address, or its default. Relevance has one direction. */
export function sortingOf<Sort extends AnySort>(
  { view, hrefWith }: Pick<SearchLinks<SortView<Sort>>, 'view' | 'hrefWith'>,
  first: NoInfer<Sort>,
): Sorting<Sort> {
  const current = view.sort ?? first;
  const order = view.order ?? firstOrderOf(current);
  const hrefOf = (sort: Sort) => {
    const isFlipped = sort === current && sort !== 'relevance' && order === firstOrderOf(sort);
    return hrefWith({
      sort: sort === first ? '' : sort,
      order: isFlipped ? (order === 'asc' ? 'desc' : 'asc') : '',
    });
  };
  const directionOf = (sort: Sort) => {
    if (sort !== current || sort === 'relevance') return undefined;
    return order === 'asc' ? 'ascending' : 'descending';
  };
  return {
    column: (sort) => ({ sortHref: hrefOf(sort), sorted: directionOf(sort) }),
    choice: (sort) => ({
      key: sort,
      href: hrefOf(sort),
      isCurrent: sort === current,
      sorted: directionOf(sort),
    }),
  };
}

/** Parameters of a list's call: the values of its address and its order. Relevance is the API's own order of a search. */
export function listParams<View extends { sort: AnySort | undefined }>(
  search: Search<View>,
  view: View,
  first: NonNullable<View['sort']>,
) {
  const { sort = first } = view;
  return { ...nonDefaults(search, view), sort: sort === 'relevance' ? undefined : sort };
}

/** Counts the filters of an address. `none` has the value of each filter that is not set. */
export function activeFilters<View extends object>(view: View, none: SearchPatch<View>): number {
  const names = Object.keys(none) as (keyof View)[];
  return names.filter((name) => (view[name] ?? '') !== none[name]).length;
}
