import { unitPrice } from '@portico/domain';
import { Mesos, ItemTypeBadge } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { classNames, VisuallyHidden } from '@portico/ui';
import type { StoreItem } from './goods';
import styles from './price.module.css';

/** Price of a bundle, with the price per piece below it: bundles of different sizes are compared by that. */
export function Price({ item }: { item: StoreItem }) {
  const { price, quantity } = item;
  const t = useTexts('mfe-market');
  if (price === null) return <span className={styles.unknown}>{t('item.priceUnknown')}</span>;
  return (
    <span className={styles.price}>
      <span className={styles.amount}>
        <Mesos amount={price} />
      </span>
      {quantity > 1 && (
        <span className={styles.unit}>
          <Mesos amount={unitPrice(price, quantity)} /> {t('item.each')}
        </span>
      )}
      <UsualMark item={item} />
    </span>
  );
}

/** A price that differs by fewer percent counts as usual. */
const MIN_DIFFERENCE = 10;

/** From this factor on, the badge says "3 times" instead of a percentage. */
const MANY_TIMES = 3;

/** A price is suspicious at or below this percentage of the usual price, or at or above this multiple of it. */
const SUSPICIOUS = { percent: 20, times: 10 };

/** Compares a price with the usual one in words. Empty if the price is usual, or if the usual price is unknown. */
export function UsualMark({ item: { percentOfUsual } }: { item: Pick<StoreItem, 'percentOfUsual'> }) {
  const t = useTexts('mfe-market');
  const { number, percent } = useFormat();
  // Older portals do not send this field.
  if (typeof percentOfUsual !== 'number') return null;
  const difference = Math.abs(percentOfUsual - 100);
  if (difference < MIN_DIFFERENCE) return null;
  const times = Math.floor(percentOfUsual / 100);
  const isLow = percentOfUsual < 100;
  const isSuspicious = percentOfUsual <= SUSPICIOUS.percent || times >= SUSPICIOUS.times;
  return (
    <span className={classNames(styles.usual, isLow ? styles.low : styles.high)}>
      {times >= MANY_TIMES
        ? t('item.usual.times', { times: number(times) })
        : t(isLow ? 'item.usual.below' : 'item.usual.above', { percent: percent(difference, 0) })}
      {isSuspicious && ` · ${t('item.usual.suspicious')}`}
    </span>
  );
}

interface ItemFactsProps {
  item: StoreItem;
  /** Hides a quantity of one, for narrow rows. */
  isShort?: boolean;
}

/** The category and the amounts: pieces per bundle, and bundles. For bundles of one piece, how many are left. */
export function ItemFacts({ item: { itemType, quantity, bundles }, isShort = false }: ItemFactsProps) {
  const t = useTexts('mfe-market');
  const { number } = useFormat();
  return (
    <>
      {itemType !== null && <ItemTypeBadge type={itemType} />}
      {quantity === 1 && bundles > 1 && <span>{t('item.left', { count: bundles })}</span>}
      {(quantity > 1 || (bundles <= 1 && !isShort)) && (
        <span>
          {quantity > 1 ? t('item.quantity') : <VisuallyHidden>{t('item.quantity')}</VisuallyHidden>}{' '}
          <bdi dir="ltr">×{number(quantity)}</bdi>
        </span>
      )}
      {quantity > 1 && bundles > 1 && <span>{t('item.bundles', { count: bundles })}</span>}
    </>
  );
}
