import { QueryStates, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DatabaseNote } from '../../shared/database-note';
import { MarketFrame } from '../../shared/frame/market-frame';
import { MarketHeader } from '../../shared/frame/market-header';
import { NoStores, NoStoresHere, StoresFoot, StoresGrid, StoresSkeleton } from './stores-list';
import { StoresBar } from './stores-bar';
import { openStoresQuery, storesSearch } from './stores.queries';

export function StoresPage() {
  const t = useTexts('mfe-market');
  const state = useSearch(storesSearch);
  const { view, hrefWith } = state;
  const query = useQuery({ ...openStoresQuery(view), placeholderData: keepPreviousData });
  return (
    <MarketFrame
      header={<MarketHeader title={t('stores.meta.title')} />}
      tab="stores"
      storeCount={query.data?.storeCount}
      isWaiting={query.isLoading}
    >
      <QueryStates
        query={query}
        errorTitle={t('stores.failed')}
        skeleton={<StoresSkeleton view={view.view} />}
        isEmpty={({ storeCount }) => storeCount === 0}
        empty={<NoStores />}
      >
        {(answer) => (
          <>
            <StoresBar answer={answer} {...state} />
            {answer.stores.length === 0 ? (
              <NoStoresHere />
            ) : (
              <StoresGrid stores={answer.stores} view={view.view} isWhole={view.show === 'all'} />
            )}
            <StoresFoot pagination={answer.pagination} view={view} hrefWith={hrefWith} />
            {answer.source === 'database' && <DatabaseNote />}
          </>
        )}
      </QueryStates>
    </MarketFrame>
  );
}
