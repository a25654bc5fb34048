import { numberFormat, STORE_SORTS } from '@portico/domain';
import { ItemLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates, useSearch } from '@portico/portal-kit';
import { ListPager } from '@portico/portal-kit/list';
import { classNames, EmptyState, LinkButton, Skeleton, Icon, Link, VisuallyHidden } from '@portico/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { DatabaseNote } from '../../shared/database-note';
import { SourceLine } from '../../shared/source-line';
import { MarketFrame, MarketHeader } from '../../shared/frame/market-frame';
import { ListBar, RoomSelect, SortSelect } from '../../shared/list-bar/list-bar';
import type { MarketView } from '../../shared/market-view';
import { useStorePlace } from '../../shared/store-place';
import styles from './stores-page.module.css';
import {
  openStoresQuery,
  storesSearch,
  type StoresAnswer,
  type StoresLinks,
  type Store,
} from './stores.queries';

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
        empty={<NoStores of="empty" href={paths.database} />}
      >
        {(answer) => (
          <>
            <StoresBar answer={answer} {...state} />
            {answer.stores.length === 0 ? (
              <NoStores of="emptyHere" href={paths.market} />
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

interface StoresBarProps extends StoresLinks {
  answer: StoresAnswer;
}

function StoresBar({ answer, view, hrefWith, set }: StoresBarProps) {
  const t = useTexts('mfe-market');
  const { total } = answer.pagination;
  return (
    <ListBar
      heading={
        <>
          <h2>{t('stores.list.count', { count: total })}</h2>
          <SourceLine source={answer.source} asOf={answer.asOf} />
        </>
      }
      keep={{ show: view.show, view: view.view === 'grid' ? '' : view.view }}
      activeCount={[view.room !== '', view.sort !== 'items'].filter(Boolean).length}
      view={view.view}
      hrefWith={hrefWith}
      filters={
        <>
          <RoomSelect room={view.room} rooms={answer.rooms} onChange={(room) => set({ room })} />
          <SortSelect
            sorts={STORE_SORTS}
            sort={view.sort}
            defaultSort="items"
            textOf={(sort) => t(`stores.sort.${sort}`)}
            onChange={(sort) => set({ sort })}
          />
        </>
      }
    />
  );
}

const SKELETON_CARDS = 9;

interface StoresGridProps {
  stores: readonly Store[];
  view: MarketView;
  /** Whether all stores are on one page. Stores out of sight are then not laid out, but the browser's search finds them. */
  isWhole: boolean;
}

function StoresGrid({ stores, view, isWhole }: StoresGridProps) {
  return (
    <ul className={classNames(styles.stores, styles[view], isWhole && styles.whole)} role="list">
      {stores.map((store) => (
        <li key={store.characterId}>
          <StoreCard store={store} view={view} />
        </li>
      ))}
    </ul>
  );
}

function StoresSkeleton({ view }: { view: MarketView }) {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="box" className={styles.barSkeleton} />
      <div className={classNames(styles.stores, styles[view])}>
        {Array.from({ length: SKELETON_CARDS }, (_, card) => (
          <Skeleton key={card} shape="box" width="100%" height={view === 'grid' ? '9.5rem' : '4.5rem'} />
        ))}
      </div>
    </div>
  );
}

interface StoresFootProps {
  pagination: { page: number; pages: number; total: number };
  view: StoresLinks['view'];
  hrefWith: StoresLinks['hrefWith'];
}

function StoresFoot({ pagination, view, hrefWith }: StoresFootProps) {
  const t = useTexts('mfe-market');
  if (view.show === 'all') return null;
  return (
    <div className={styles.foot}>
      <ListPager {...pagination} hrefFor={(page) => hrefWith({ page })} />
      {pagination.pages > 1 && (
        <LinkButton href={hrefWith({ show: 'all' })} variant="quiet" className={styles.all}>
          {t('stores.showAll', { total: pagination.total })}
        </LinkButton>
      )}
    </div>
  );
}

function NoStores({ of, href }: { of: 'empty' | 'emptyHere'; href: string }) {
  const t = useTexts('mfe-market');
  return (
    <EmptyState
      titleLevel={2}
      title={t(`stores.${of}.title`)}
      hint={t(`stores.${of}.text`)}
      actions={<LinkButton href={href}>{t(`stores.${of}.action`)}</LinkButton>}
    />
  );
}

/** `580K`, `1.4M`: in every language the form that the search accepts, because words such as "тыс." are too wide for a picture. */
const shortPrice = numberFormat('en', { notation: 'compact', maximumSignificantDigits: 2 });

/** A hired merchant: a stall with its owner's sign and its best goods. The card links to the store, and its goods to their pages. */
function StoreCard({ store, view }: { store: Store; view: MarketView }) {
  const t = useTexts('mfe-market');
  const place = useStorePlace()(store);
  return (
    <article className={view === 'grid' ? styles.cardGrid : styles.cardList}>
      <span className={styles.awning} aria-hidden="true" />
      <Picture kind="character" id={store.characterId} size={48} className={styles.picture} />
      <h3 className={styles.owner}>
        <Link href={paths.store(store.characterId)} className={styles.cover}>
          <bdi>{store.characterName}</bdi> <VisuallyHidden>{t('seller.visit')}</VisuallyHidden>
        </Link>
      </h3>
      <p className={styles.description}>
        {store.description !== null && store.description !== '' && <bdi>{store.description}</bdi>}
      </p>
      <p className={styles.place}>{place ?? t('seller.roomUnknown')}</p>
      <ul className={styles.preview} role="list">
        {store.preview.map(({ itemId, itemName, price }) => (
          <li key={itemId}>
            <ItemLink id={itemId} className={styles.good}>
              <Picture kind="item" id={itemId} name={itemName} />
              {/* Older portals do not send this field. */}
              {typeof price === 'number' && <bdi className={styles.price}>{shortPrice.format(price)}</bdi>}
            </ItemLink>
          </li>
        ))}
      </ul>
      <p className={styles.count}>{t('item.count', { count: store.itemCount })}</p>
      <Icon name="arrowEnd" size={16} className={styles.arrow} />
    </article>
  );
}
