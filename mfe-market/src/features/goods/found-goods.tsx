import { GoodsList } from '../../shared/goods/goods-list';
import { DatabaseNote } from '../../shared/database-note';
import { MarketPages } from '../../shared/frame/market-pages';
import type { SearchView } from '../../shared/search/search-view';
import type { Answer } from '@portico/portal-kit';

export interface FoundGoodsProps {
  answer: Answer<'/api/market/items'>;
  view: SearchView;
  hrefWith: (patch: Partial<SearchView>) => string;
}

/** One page of goods, and the ways to the others. */
export function FoundGoods({ answer: { items, pagination, source }, view, hrefWith }: FoundGoodsProps) {
  return (
    <>
      <GoodsList goods={items} view={view.view} />
      <MarketPages pagination={pagination} hrefWith={hrefWith} />
      {source === 'database' && <DatabaseNote />}
    </>
  );
}
