import { QueryStates, type Answer } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { paths } from '../../paths';
import { GoodsSkeleton } from '../../shared/goods/goods-list';
import { activeFilters } from '../../shared/search/active-filters';
import { searchHref } from '../../shared/search/search-href';
import type { SearchView } from '../../shared/search/search-view';
import { FoundGoods } from './found-goods';

export interface SearchResultsProps {
  query: UseQueryResult<Answer<'/api/market/items'>, Error>;
  view: SearchView;
  hrefWith: (patch: Partial<SearchView>) => string;
}

export function SearchResults({ query, view, hrefWith }: SearchResultsProps) {
  const t = useTexts('mfe-market');
  const canLoosen = view.search !== '' && activeFilters(view).length > 0;
  return (
    <QueryStates
      query={query}
      errorTitle={t('goods.search.failed')}
      skeleton={<GoodsSkeleton view={view.view} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          titleLevel={2}
          title={t('goods.search.none.title')}
          hint={t('goods.search.none.text')}
          actions={
            <>
              {canLoosen && (
                <LinkButton href={searchHref({ search: view.search })} icon="close">
                  {t('goods.search.none.loosen')}
                </LinkButton>
              )}
              <LinkButton href={paths.items}>{t('goods.search.none.all')}</LinkButton>
            </>
          }
        />
      }
    >
      {(answer) => <FoundGoods answer={answer} view={view} hrefWith={hrefWith} />}
    </QueryStates>
  );
}
