import { QueryStates, type Answer, type QueryStatesProps } from '@portico/portal-kit';
import { ListPager } from '@portico/portal-kit/list';
import { DatabaseNote } from '../../shared/database-note';
import { GoodsList, GoodsSkeleton } from '../../shared/goods/goods-list';
import { GoodsFiles } from './goods-files';
import type { GoodsLinks, SearchView } from '../../shared/search/search-view';

type GoodsAnswer = Answer<'/api/market/items'>;

export interface FoundGoodsProps extends Pick<
  QueryStatesProps<GoodsAnswer>,
  'query' | 'errorTitle' | 'empty'
> {
  view: SearchView;
  hrefWith: GoodsLinks['hrefWith'];
}

export function FoundGoods({ view, hrefWith, ...states }: FoundGoodsProps) {
  return (
    <QueryStates
      {...states}
      skeleton={<GoodsSkeleton view={view.view} />}
      isEmpty={({ items }) => items.length === 0}
    >
      {({ items, pagination, source }) => (
        <>
          <GoodsList goods={items} view={view.view} />
          <ListPager {...pagination} hrefFor={(page) => hrefWith({ page })} />
          <GoodsFiles view={view} />
          {source === 'database' && <DatabaseNote />}
        </>
      )}
    </QueryStates>
  );
}
