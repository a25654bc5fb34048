import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import type { ItemsLinks } from '../items-state';
import { advancedQuery } from '../items.queries';
import { ResultWindow } from '../result-window';
import { activeFilters, isEmptySearch } from './active-filters';
import { useAdvancedRows } from './advanced-rows';
import type { AdvancedSearch } from './advanced-state';
import { useFilterText } from './filter-text';

const TITLE_KEYS = {
  drops: 'monster.drops.title',
  items: 'tabs.items',
  monsters: 'monsterSearch.found',
} as const;

const COUNT_KEYS = {
  drops: 'monster.drops.count',
  items: 'advanced.items',
  monsters: 'advanced.monsters',
} as const;

export function AdvancedResults({ links, search }: { links: ItemsLinks; search: AdvancedSearch }) {
  const t = useTexts('mfe-database');
  const found = useQuery(advancedQuery(search, links.view));
  const rows = useAdvancedRows(links);
  const mode = found.data?.searchMode ?? search.searchMode;
  return (
    <ResultWindow
      title={t(TITLE_KEYS[mode])}
      found={found}
      links={links}
      totalText={(total) => t(COUNT_KEYS[mode], total)}
      empty={<NothingFits links={links} search={search} />}
      rows={rows[mode]}
    />
  );
}

/** Offers the same search with each filter left out. */
function NothingFits({ links, search }: { links: ItemsLinks; search: AdvancedSearch }) {
  const t = useTexts('mfe-database');
  const { textOf } = useFilterText();
  const { query } = links.view;
  return (
    <EmptyState
      title={t('advanced.empty.title')}
      hint={t('advanced.empty.text')}
      actions={
        <>
          {query !== '' && (
            <LinkButton href={links.hrefWith({ query: '' })} icon="close">
              {t('advanced.remove', { filter: `“${query}”` })}
            </LinkButton>
          )}
          {activeFilters(search).map((filter) => (
            <LinkButton
              key={filter.key}
              icon="close"
              href={links.advancedHref(isEmptySearch(filter.without) ? null : filter.without)}
            >
              {t('advanced.remove', { filter: textOf(filter) })}
            </LinkButton>
          ))}
        </>
      }
    />
  );
}
