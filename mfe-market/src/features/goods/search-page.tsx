import { PageMeta, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MarketFrame } from '../../shared/frame/market-frame';
import { MarketHeader } from '../../shared/frame/market-header';
import { foundGoodsSearch, isBlankSearch, priceProblem } from '../../shared/search/search-view';
import { foundGoodsQuery } from './goods.queries';
import { GoodsBar } from './goods-bar';
import { NoSearch, NotAPrice, SearchFilterBadges, SearchResults } from './search-results';

export function SearchPage() {
  const t = useTexts('mfe-market');
  const { view, hrefWith, set } = useSearch(foundGoodsSearch);
  const query = useQuery({ ...foundGoodsQuery(view), placeholderData: keepPreviousData });
  const isBlank = isBlankSearch(view);
  const problem = priceProblem(view);
  // The declaration knows no term.
  const title =
    view.search === '' ? t('goods.search.meta.title') : t('goods.search.found', { search: view.search });
  return (
    <MarketFrame
      header={<MarketHeader title={title} />}
      tab="search"
      storeCount={query.data?.storeCount}
      isWaiting={query.isLoading}
      search={view}
    >
      <PageMeta title={title} description={t('goods.search.meta.description')} noindex />
      <SearchFilterBadges view={view} hrefWith={hrefWith} />
      {isBlank && <NoSearch />}
      {problem !== undefined && <NotAPrice problem={problem} hrefWith={hrefWith} />}
      {!isBlank && problem === undefined && (
        <>
          <GoodsBar
            view={view}
            defaultSort="relevance"
            answer={query.data}
            hrefWith={hrefWith}
            onChange={set}
          />
          <SearchResults query={query} view={view} hrefWith={hrefWith} />
        </>
      )}
    </MarketFrame>
  );
}
