import { Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { CardAction, Link } from '@portico/ui';
import { paths } from '../../paths';
import { useStorePlace } from '../../shared/store-place';
import type { Store } from './stores.queries';
import styles from './store-card.module.css';

/** A hired merchant: a stall with its owner's sign, all of it one link. */
export function StoreCard({ store }: { store: Store }) {
  const t = useTexts('mfe-market');
  const format = useFormat();
  const place = useStorePlace()(store);
  return (
    <Link href={paths.store(store.characterId)} className={styles.card}>
      <span className={styles.awning} aria-hidden="true" />
      <span className={styles.sign}>
        <Picture kind="character" id={store.characterId} size={48} />
        <span className={styles.words}>
          <bdi className={styles.owner}>{store.characterName}</bdi>
          {store.description !== null && store.description !== '' && (
            <bdi className={styles.description}>{store.description}</bdi>
          )}
        </span>
      </span>
      <span className={styles.facts}>
        <span>{t('store.items', { count: store.itemCount, formatted: format.number(store.itemCount) })}</span>
        {place !== undefined && <span>{place}</span>}
      </span>
      <CardAction>{t('store.visit')}</CardAction>
    </Link>
  );
}
