import { Mesos } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import type { HeldItem } from './held-item';
import styles from './item-card.module.css';

/** What an NPC gives for it: for one, and for all of it. */
export function ItemPrice({ item: { price, quantity } }: { item: Pick<HeldItem, 'price' | 'quantity'> }) {
  const t = useTexts('mfe-dashboard');
  const unit = t('inventory.mesos');
  if (price === null) return <p className={styles.noPrice}>{t('inventory.item.noPrice')}</p>;
  return (
    <dl className={styles.price}>
      <dt>{t('inventory.item.price')}</dt>
      <dd>
        <Mesos amount={price * quantity} unit={unit} />
      </dd>
      {quantity > 1 && (
        <dd className={styles.each}>
          <Mesos amount={price} unit={unit} /> {t('inventory.item.each')}
        </dd>
      )}
    </dl>
  );
}
