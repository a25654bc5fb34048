import { useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton } from '@portico/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { MarketFrame, MarketHeader } from '../../shared/frame/market-frame';
import { allGoodsSearch } from '../../shared/search/search-view';
import { FoundGoods } from './found-goods';
import { GoodsBar } from './goods-bar';
import { allGoodsQuery } from './goods.queries';

export function ItemsPage() {
  const t = useTexts('mfe-market');
  const { view, hrefWith, set } = useSearch(allGoodsSearch);
  const query = useQuery({ ...allGoodsQuery(view), placeholderData: keepPreviousData });
  const isFiltered = view.type !== '' || view.room !== '' || view.page > 1;
  return (
    <MarketFrame
      header={<MarketHeader title={t('goods.items.meta.title')} />}
      tab="items"
      storeCount={query.data?.storeCount}
      isWaiting={query.isLoading}
    >
      <GoodsBar view={view} defaultSort="usual_asc" answer={query.data} hrefWith={hrefWith} onChange={set} />
      <FoundGoods
        query={query}
        view={view}
        hrefWith={hrefWith}
        errorTitle={t('goods.items.failed')}
        empty={
          <EmptyState
            titleLevel={2}
            title={t('goods.items.empty.title')}
            hint={t('goods.items.empty.text')}
            actions={
              isFiltered && <LinkButton href={paths.items}>{t('goods.items.empty.action')}</LinkButton>
            }
          />
        }
      />
    </MarketFrame>
  );
}
