import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { classNames } from '@portico/ui';
import type { StoreItem } from './goods';
import styles from './price.module.css';

/** A difference of fewer percent is the usual price. */
const MIN_DIFFERENCE = 10;

/** From here on the price is told in times. */
const MANY_TIMES = 3;

/** Compares a price with the usual one, in words; nothing where it is usual, or where that is unknown. */
export function UsualMark({ item: { percentOfUsual } }: { item: Pick<StoreItem, 'percentOfUsual'> }) {
  const t = useTexts('mfe-market');
  const { number, percent } = useFormat();
  // A portal of before does not tell it.
  if (typeof percentOfUsual !== 'number') return null;
  const difference = Math.abs(percentOfUsual - 100);
  if (difference < MIN_DIFFERENCE) return null;
  const times = Math.floor(percentOfUsual / 100);
  const isLow = percentOfUsual < 100;
  return (
    <span className={classNames(styles.usual, isLow ? styles.low : styles.high)}>
      {times >= MANY_TIMES
        ? t('item.usual.times', { times: number(times) })
        : t(isLow ? 'item.usual.below' : 'item.usual.above', { percent: percent(difference, 0) })}
    </span>
  );
}
