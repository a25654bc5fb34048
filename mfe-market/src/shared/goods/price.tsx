import { unitPrice } from '@portico/domain';
import { Mesos } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import type { StoreItem } from './goods';
import styles from './price.module.css';
import { UsualMark } from './usual-mark';

/** The price of a bundle, and below it that of a piece: bundles of different sizes compare by that. */
export function Price({ item }: { item: StoreItem }) {
  const { price, quantity } = item;
  const t = useTexts('mfe-market');
  if (price === null) return <span className={styles.unknown}>{t('item.priceUnknown')}</span>;
  return (
    <span className={styles.price}>
      <span className={styles.amount}>
        <Mesos amount={price} unit={t('item.mesos')} />
      </span>
      {quantity > 1 && (
        <span className={styles.unit}>
          <Mesos amount={unitPrice(price, quantity)} unit={t('item.mesos')} /> {t('item.each')}
        </span>
      )}
      <UsualMark item={item} />
    </span>
  );
}
