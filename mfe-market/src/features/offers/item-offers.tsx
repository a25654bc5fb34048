import { unitPrice } from '@portico/domain';
import type { SlotProps } from '@portico/contract';
import { errorText, kitText, useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, EmptyState, Icon, Link, Skeleton, Window } from '@portico/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Mesos, Picture } from '@portico/game-ui';
import { paths } from '../../paths';
import { SourceLine } from '../../shared/source-line';
import { type Offer, type OffersAnswer, offersQuery } from './offers.queries';
import { useStorePlace } from '../../shared/store-place';
import { UsualMark } from '../../shared/goods/price';
import { ItemPrices } from './item-prices';
import styles from './item-offers.module.css';

export function ItemOffers({ itemId }: SlotProps['item.offers']) {
  const t = useTexts('mfe-market');
  const { unavailable } = usePortal();
  const isOff = unavailable.includes('merchants');
  const query = useQuery({ ...offersQuery(itemId), enabled: !isOff });
  const { data } = query;
  return (
    <>
      <Window
        title={t('offers.title')}
        icon="store"
        isFlush
        actions={
          data !== undefined &&
          data.total > 0 && <span className={styles.count}>{t('offers.count', { count: data.total })}</span>
        }
        footer={
          <>
            {data && <SourceLine source={data.source} asOf={data.asOf} />}
            <Link href={paths.market} className={styles.all}>
              {t('offers.all')}
              <Icon name="arrowEnd" size={16} />
            </Link>
          </>
        }
      >
        {isOff ? <OffersOff /> : <OfferStates query={query} />}
      </Window>
      {!isOff && <ItemPrices itemId={itemId} />}
    </>
  );
}

function OfferStates({ query }: { query: UseQueryResult<OffersAnswer, Error> }) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) {
    return error === null ? (
      <OfferListSkeleton />
    ) : (
      <OffersFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return data.total === 0 ? <NoOffers /> : <OfferList offers={data.offers} />;
}

function NoOffers() {
  const t = useTexts('mfe-market');
  return (
    <EmptyState
      titleLevel={3}
      title={t('offers.none.title')}
      hint={t('offers.none.text')}
      className={styles.state}
    />
  );
}

/** Shown if the game server has no stores, or no tables for them. */
function OffersOff() {
  const t = useTexts('mfe-market');
  return <p className={styles.line}>{t('offers.off')}</p>;
}

interface OffersFailedProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Only one line, because offers are not the main content of the page. */
function OffersFailed({ error, isRetrying, onRetry }: OffersFailedProps) {
  return (
    <div className={styles.line}>
      <p>{errorText(error)}</p>
      <Button size="small" icon="retry" isPending={isRetrying} onClick={onRetry}>
        {kitText('kit.error.retry')}
      </Button>
    </div>
  );
}

const SKELETON_ROWS = 4;

function OfferList({ offers }: { offers: readonly Offer[] }) {
  return (
    <ol className={styles.list} role="list">
      {offers.map((offer) => (
        <li key={`${offer.store.characterId} ${offer.item.inventorymerchantid}`}>
          <OfferRow offer={offer} />
        </li>
      ))}
    </ol>
  );
}

function OfferListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="box" width="32px" height="32px" />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  );
}

/** An offer's store with place and price. The whole row links to the store. */
function OfferRow({ offer: { store, item } }: { offer: Offer }) {
  const t = useTexts('mfe-market');
  const place = useStorePlace()(store);
  return (
    <Link href={paths.store(store.characterId)} className={styles.row}>
      <Picture kind="character" id={store.characterId} />
      <span className={styles.words}>
        <bdi className={styles.owner}>{store.characterName}</bdi>
        <span className={styles.note}>{place ?? t('seller.roomUnknown')}</span>
      </span>
      <span className={styles.price}>
        {item.price === null ? (
          <span className={styles.unknown}>{t('item.priceUnknown')}</span>
        ) : (
          <Mesos amount={unitPrice(item.price, item.quantity)} />
        )}
        <span className={styles.note}>
          <Stock item={item} />
        </span>
        <UsualMark item={item} />
      </span>
    </Link>
  );
}

/** The bundle's size if it has several pieces, else how many are left. */
function Stock({ item: { price, quantity, bundles } }: { item: Offer['item'] }) {
  const t = useTexts('mfe-market');
  const { number } = useFormat();
  if (quantity === 1 || price === null) {
    const pieces = quantity * bundles;
    return t('offers.left', { count: pieces });
  }
  return t('offers.bundle', { quantity: number(quantity), price: number(price) });
}
