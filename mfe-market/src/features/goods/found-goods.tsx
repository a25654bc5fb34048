import { apiAddress } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { QueryStates, type Answer, type QueryStatesProps } from '@portico/portal-kit';
import { ListPager } from '@portico/portal-kit/list';
import { LinkButton } from '@portico/ui';
import { DatabaseNote } from '../../shared/database-note';
import { GoodsList, GoodsSkeleton } from '../../shared/goods/goods-list';
import { searchParams, type GoodsLinks, type SearchView } from '../../shared/search/search-view';
import styles from './found-goods.module.css';

type GoodsAnswer = Answer<'/api/market/items'>;

interface FoundGoodsProps extends Pick<QueryStatesProps<GoodsAnswer>, 'query' | 'errorTitle' | 'empty'> {
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

function GoodsFiles({ view }: { view: SearchView }) {
  const t = useTexts('mfe-market');
  const query = { ...searchParams(view, ['view', 'page']), sort: view.sort };
  return (
    <p className={styles.files}>
      <LinkButton
        href={apiAddress('/api/market/items/csv', query)}
        icon="download"
        size="small"
        download
        title={t('file.csvHint')}
        aria-label={t('file.csv')}
      >
        CSV
      </LinkButton>
      <LinkButton
        href={apiAddress('/api/market/items.atom', query)}
        icon="feed"
        size="small"
        type="application/atom+xml"
        title={t('goods.feedHint')}
      >
        {t('goods.feed')}
      </LinkButton>
    </p>
  );
}
