import { classNames, EmptyState, LinkButton, Skeleton } from '@portico/ui';
import { useFormat } from '@portico/portal-kit';
import { ListPager } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import type { MarketView } from '../../shared/market-view';
import { StoreCard } from './store-card';
import type { Store, StoresLinks } from './stores.queries';
import { paths } from '../../paths';
import styles from './stores-page.module.css';

const SKELETON_CARDS = 9;

interface StoresGridProps {
  stores: readonly Store[];
  view: MarketView;
  /** More than anyone sees at once: what is out of sight is not laid out, but found by a search in the page. */
  isWhole: boolean;
}

export function StoresGrid({ stores, view, isWhole }: StoresGridProps) {
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

export function StoresSkeleton({ view }: { view: MarketView }) {
  return (
    <>
      <Skeleton shape="box" width="100%" height="2.75rem" />
      <div className={classNames(styles.stores, styles[view])}>
        {Array.from({ length: SKELETON_CARDS }, (_, card) => (
          <Skeleton key={card} shape="box" width="100%" height={view === 'grid' ? '9.5rem' : '4.5rem'} />
        ))}
      </div>
    </>
  );
}

interface StoresFootProps {
  pagination: { page: number; pages: number; total: number };
  view: StoresLinks['view'];
  hrefWith: StoresLinks['hrefWith'];
}

/** The other pages, or all stores at once for who searches in the page. */
export function StoresFoot({ pagination, view, hrefWith }: StoresFootProps) {
  const t = useTexts('mfe-market');
  const { number } = useFormat();
  if (view.show === 'all') return null;
  return (
    <div className={styles.foot}>
      <ListPager {...pagination} hrefFor={(page) => hrefWith({ page })} />
      {pagination.pages > 1 && (
        <LinkButton href={hrefWith({ show: 'all' })} variant="quiet" className={styles.all}>
          {t('stores.showAll', { formatted: number(pagination.total) })}
        </LinkButton>
      )}
    </div>
  );
}

/** The whole market is closed. */
export function NoStores() {
  const t = useTexts('mfe-market');
  return (
    <EmptyState
      titleLevel={2}
      title={t('stores.empty.title')}
      hint={t('stores.empty.text')}
      actions={<LinkButton href={paths.database}>{t('stores.empty.action')}</LinkButton>}
    />
  );
}

/** No store in the room, or on a page past the end. */
export function NoStoresHere() {
  const t = useTexts('mfe-market');
  return (
    <EmptyState
      titleLevel={2}
      title={t('stores.emptyHere.title')}
      hint={t('stores.emptyHere.text')}
      actions={<LinkButton href={paths.market}>{t('stores.emptyHere.action')}</LinkButton>}
    />
  );
}
