import { itemTypeOf, roundPrice } from '@portico/domain';
import { Mesos } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './item-prices.module.css';
import { PriceChart } from './price-chart';
import { pricesQuery, type PricePeriod } from './prices.queries';

/** Fewer days are told by the table alone. */
const MIN_CHART_DAYS = 3;

/** Prices that buyers paid for an item; nothing where nobody bought it in stores. */
export function ItemPrices({ itemId }: { itemId: number }) {
  const t = useTexts('mfe-market');
  const { data } = useQuery(pricesQuery(itemId));
  if (data === undefined || data.days.length === 0) return null;
  const { periods, days } = data;
  return (
    <Window title={t('prices.title')} icon="chart" isFlush className={styles.root}>
      {days.length >= MIN_CHART_DAYS && <PriceChart days={days} />}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('prices.time')}</th>
            <th scope="col">{t('prices.piece')}</th>
            <th scope="col">{t('prices.sold')}</th>
          </tr>
        </thead>
        <tbody>
          {periods
            .filter(({ pieces }) => pieces > 0)
            .map((period) => (
              <PeriodRow key={period.days} period={period} />
            ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {t(itemTypeOf(itemId) === 'equipment' ? 'prices.equipmentNote' : 'prices.note')}
      </p>
    </Window>
  );
}

function PeriodRow({ period: { days, piece, low, high, sellers, pieces } }: { period: PricePeriod }) {
  const t = useTexts('mfe-market');
  const { number } = useFormat();
  const counted = (count: number) => ({ count, formatted: number(count) });
  return (
    <tr>
      <th scope="row">{t('prices.days', counted(days))}</th>
      <td>
        {piece === null || low === null || high === null ? (
          <span className={styles.soft}>{t('prices.few')}</span>
        ) : (
          <>
            <strong>
              <Mesos amount={roundPrice(piece)} unit={t('item.mesos')} />
            </strong>
            {low < high && (
              <span className={styles.soft}>
                {t('prices.range', { low: number(roundPrice(low)), high: number(roundPrice(high)) })}
              </span>
            )}
          </>
        )}
      </td>
      <td>
        {number(pieces)}
        <span className={styles.soft}>{t('prices.sellers', counted(sellers))}</span>
      </td>
    </tr>
  );
}
