import { Picture, SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { defineSearch, useSearch } from '@portico/portal-kit';
import { DetailPage } from '@portico/portal-kit/detail-page';
import { LinkButton, EmptyState, Stack } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { DatabaseNote } from '../../shared/database-note';
import { SourceLine } from '../../shared/source-line';
import { MarketFrame } from '../../shared/frame/market-frame';
import { GoodsList } from '../../shared/goods/goods-list';
import { ViewSwitch } from '../../shared/list-bar/list-bar';
import { marketView } from '../../shared/market-view';
import { useStorePlace } from '../../shared/store-place';
import styles from './store-page.module.css';
import { storeItemsQuery, type StoreAnswer } from './store.queries';

export function StorePage() {
  const t = useTexts('mfe-market');
  const { storeId = '' } = useParams();
  const query = useQuery(storeItemsQuery(storeId));
  return (
    <DetailPage
      query={query}
      errorTitle={t('store.failed')}
      lost={{ title: t('store.notFound.title'), hint: t('store.notFound.text') }}
      back={{ href: paths.market, text: t('store.back') }}
    >
      {(data) => <StoreStock answer={data} />}
    </DetailPage>
  );
}

function StoreHeader({ answer: { store, items, source, asOf } }: { answer: StoreAnswer }) {
  const t = useTexts('mfe-market');
  const placeOf = useStorePlace();
  return (
    <SectionHead
      scene="stalls"
      eyebrow={placeOf(store) ?? t('seller.roomUnknown')}
      title={
        <span className={styles.title}>
          <Picture kind="character" id={store.characterId} size={48} />
          <span>{t('store.title', { name: store.characterName })}</span>
        </span>
      }
      facts={
        <span className={styles.line}>
          {store.description !== null && (
            <q className={styles.sign}>
              <bdi>{store.description}</bdi>
            </q>
          )}
          <span>{t('item.count', { count: items.length })}</span>
          <SourceLine source={source} asOf={asOf} />
        </span>
      }
    />
  );
}

const stockSearch = defineSearch({ view: marketView('list') });

function StoreStock({ answer }: { answer: StoreAnswer }) {
  const t = useTexts('mfe-market');
  const {
    view: { view },
    hrefWith,
  } = useSearch(stockSearch);
  const { items, source, store, storeCount } = answer;
  return (
    <MarketFrame header={<StoreHeader answer={answer} />} storeCount={storeCount}>
      {items.length === 0 ? (
        <EmptyState
          titleLevel={2}
          title={t('store.empty.title')}
          hint={t('store.empty.text')}
          actions={<LinkButton href={paths.market}>{t('store.back')}</LinkButton>}
        />
      ) : (
        <Stack as="section" aria-labelledby="stock">
          <div className={styles.bar}>
            <h2 id="stock">{t('store.stock.title')}</h2>
            <LinkButton href={paths.player(store.characterId)} icon="user" className={styles.owner}>
              {t('store.owner')}
            </LinkButton>
            <ViewSwitch view={view} hrefWith={hrefWith} />
          </div>
          <GoodsList goods={items.map((item) => ({ item }))} view={view} />
          {source === 'database' && <DatabaseNote />}
        </Stack>
      )}
    </MarketFrame>
  );
}
