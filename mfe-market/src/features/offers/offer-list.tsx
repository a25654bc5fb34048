import { Mesos, Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Link, Skeleton } from '@portico/ui';
import { paths } from '../../paths';
import { useStorePlace } from '../../shared/store-place';
import type { Offer } from './offers.queries';
import { unitPrice } from '../../shared/goods/unit-price';
import styles from './item-offers.module.css';

const SKELETON_ROWS = 4;

export function OfferList({ offers }: { offers: readonly Offer[] }) {
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

export function OfferListSkeleton() {
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

/** Whose store, where, and for how much: all of it leads into the store. */
function OfferRow({ offer: { store, item } }: { offer: Offer }) {
  const t = useTexts('mfe-market');
  const place = useStorePlace()(store);
  return (
    <Link href={paths.store(store.characterId)} className={styles.row}>
      <Picture kind="character" id={store.characterId} />
      <span className={styles.words}>
        <bdi className={styles.owner}>{store.characterName}</bdi>
        <span className={styles.note}>{place ?? t('store.roomUnknown')}</span>
      </span>
      <span className={styles.price}>
        {item.price === null ? (
          <span className={styles.unknown}>{t('item.priceUnknown')}</span>
        ) : (
          <Mesos amount={unitPrice(item.price, item.quantity)} unit={t('item.mesos')} />
        )}
        <span className={styles.note}>
          <Stock item={item} />
        </span>
      </span>
    </Link>
  );
}

/** What one buys at once where it is more than a piece, else how many there are. */
function Stock({ item: { price, quantity, bundles } }: { item: Offer['item'] }) {
  const t = useTexts('mfe-market');
  const { number } = useFormat();
  if (quantity === 1 || price === null) {
    const pieces = quantity * bundles;
    return t('offers.left', { count: pieces, formatted: number(pieces) });
  }
  return t('offers.bundle', { quantity: number(quantity), price: number(price) });
}
