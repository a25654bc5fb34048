import { cardOf, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Icon, Link } from '@portico/ui';
import { paths } from '../../paths';
import { useStorePlace } from '../store-place';
import type { Goods } from './goods';
import styles from './seller.module.css';

type Store = NonNullable<Goods['store']>;

export function SellerLine({ store }: { store: Store }) {
  const t = useTexts('mfe-market');
  const place = useStorePlace()(store);
  return (
    <>
      <bdi className={styles.owner}>{store.characterName}</bdi>
      <span>{place ?? t('seller.roomUnknown')}</span>
    </>
  );
}

export function VisitStore({ store }: { store: Store }) {
  const t = useTexts('mfe-market');
  return (
    <Link
      href={paths.store(store.characterId)}
      className={styles.visit}
      aria-label={t('seller.visitOf', { name: store.characterName })}
      {...cardOf('player', store.characterId)}
    >
      <span>{t('seller.visit')}</span>
      <Icon name="arrowEnd" size={16} />
    </Link>
  );
}

export function Seller({ store }: { store: Store }) {
  return (
    <div className={styles.seller}>
      <Picture kind="character" id={store.characterId} />
      <span className={styles.sellerWords}>
        <SellerLine store={store} />
      </span>
      <VisitStore store={store} />
    </div>
  );
}
