import { parseMesos } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { FilterBadges } from '@portico/ui';
import { activeFilters, type SearchFilter } from '../../shared/search/active-filters';
import type { SearchView } from '../../shared/search/search-view';

export interface SearchFilterBadgesProps {
  view: SearchView;
  hrefWith: (patch: Partial<SearchView>) => string;
}

/** What a search asks for besides its term; each goes by a press. */
export function SearchFilterBadges({ view, hrefWith }: SearchFilterBadgesProps) {
  const t = useTexts('mfe-market');
  const textOf = useFilterText(view);
  const filters = activeFilters(view);
  if (filters.length === 0) return null;
  return (
    <FilterBadges
      label={t('advanced.active')}
      badges={filters.map((filter) => ({
        key: filter,
        text: textOf(filter),
        removeText: t('advanced.remove', { filter: textOf(filter) }),
        removeHref: hrefWith({ [filter]: '' }),
      }))}
    />
  );
}

function useFilterText(view: SearchView): (filter: SearchFilter) => string {
  const t = useTexts('mfe-market');
  const { number } = useFormat();
  const price = (text: string) => {
    const mesos = parseMesos(text);
    return mesos === undefined ? text : number(mesos);
  };
  const texts = {
    type: () => (view.type === '' ? '' : t(`type.${view.type}`)),
    min: () => t('advanced.from', { price: price(view.min) }),
    max: () => t('advanced.to', { price: price(view.max) }),
    room: () => t('store.room', { room: view.room }),
  } satisfies Record<SearchFilter, () => string>;
  return (filter) => texts[filter]();
}
