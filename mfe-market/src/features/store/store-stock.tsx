import { defineSearch, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import { DatabaseNote } from '../../shared/database-note';
import { MarketFrame } from '../../shared/frame/market-frame';
import { ViewSwitch } from '../../shared/list-bar/view-switch';
import { GoodsList } from '../../shared/goods/goods-list';
import { marketView } from '../../shared/market-view';
import { StoreHeader } from './store-header';
import type { StoreAnswer } from './store.queries';
import styles from './store-page.module.css';

const stockSearch = defineSearch({ view: marketView('grid') });

export function StoreStock({ answer }: { answer: StoreAnswer }) {
  const t = useTexts('mfe-market');
  const {
    view: { view },
    hrefWith,
  } = useSearch(stockSearch);
  const { items, source, storeCount } = answer;
  return (
    <MarketFrame header={<StoreHeader answer={answer} />} tab="items" storeCount={storeCount}>
      {items.length === 0 ? (
        <EmptyState
          titleLevel={2}
          title={t('store.empty.title')}
          hint={t('store.empty.text')}
          actions={<LinkButton href={paths.market}>{t('store.back')}</LinkButton>}
        />
      ) : (
        <section className={styles.stock} aria-labelledby="stock">
          <div className={styles.bar}>
            <h2 id="stock">{t('store.stock.title')}</h2>
            <ViewSwitch view={view} hrefWith={hrefWith} />
          </div>
          <GoodsList goods={items.map((item) => ({ item }))} view={view} />
          {source === 'database' && <DatabaseNote />}
        </section>
      )}
    </MarketFrame>
  );
}
