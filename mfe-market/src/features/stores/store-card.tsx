import { ItemLink, Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Icon, Link, VisuallyHidden } from '@portico/ui';
import { paths } from '../../paths';
import type { MarketView } from '../../shared/market-view';
import { useStorePlace } from '../../shared/store-place';
import type { Store } from './stores.queries';
import styles from './store-card.module.css';

/** A hired merchant: a stall with its owner's sign and its best goods. The card leads into the store, each of the goods to its page. */
export function StoreCard({ store, view }: { store: Store; view: MarketView }) {
  const t = useTexts('mfe-market');
  const format = useFormat();
  const place = useStorePlace()(store);
  return (
    <article className={styles[view]}>
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
        {store.preview.map(({ itemId, itemName }) => (
          <li key={itemId}>
            <ItemLink id={itemId} className={styles.good}>
              <Picture kind="item" id={itemId} name={itemName} />
            </ItemLink>
          </li>
        ))}
      </ul>
      <p className={styles.count}>
        {t('seller.items', { count: store.itemCount, formatted: format.number(store.itemCount) })}
      </p>
      <Icon name="arrowEnd" size={16} className={styles.arrow} />
    </article>
  );
}
