import { itemTypeOf, roundPrice, DAY_MS } from '@portico/domain';
import { Mesos } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Window, ChartReader } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './item-prices.module.css';
import { pricesQuery, type PricePeriod, type PriceDay } from './offers.queries';

/** For fewer days, the table alone is enough. */
const MIN_CHART_DAYS = 3;

/** Prices that buyers paid for an item. Empty if no one bought it in a store. */
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
  return (
    <tr>
      <th scope="row">{t('prices.days', { count: days })}</th>
      <td>
        {piece === null || low === null || high === null ? (
          <span className={styles.soft}>{t('prices.few')}</span>
        ) : (
          <>
            <strong>
              <Mesos amount={roundPrice(piece)} />
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
        <span className={styles.soft}>{t('prices.sellers', { count: sellers })}</span>
      </td>
    </tr>
  );
}

const FIELD = { width: 320, height: 72, edge: 6 } as const;

/** Days of the server are written as days of UTC. */
const DAY_OF_MONTH = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

interface Place {
  x: number;
  y: number;
}

/** Price per piece and day, from the lowest to the highest. Pointer and arrow keys read a day. */
function PriceChart({ days }: { days: readonly PriceDay[] }) {
  const t = useTexts('mfe-market');
  const { number, date } = useFormat();
  const [chosen, setChosen] = useState<number>();
  const places = placesOf(days);
  const last = days.length - 1;
  const index = Math.min(chosen ?? last, last);
  const day = days[index];
  if (day === undefined) return null;
  const reading = t('prices.reading', {
    day: date(Date.parse(day.day), DAY_OF_MONTH),
    price: number(roundPrice(day.piece)),
    pieces: number(day.pieces),
  });
  return (
    <figure className={styles.chart}>
      <ChartReader
        label={t('prices.chart')}
        index={index}
        last={last}
        reading={reading}
        indexAt={(share) => nearest(places, share * FIELD.width)}
        onRead={setChosen}
      >
        <svg viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} preserveAspectRatio="none" aria-hidden="true">
          <polyline className={styles.line} points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {/* A line without length ends in a dot that the stretched field does not distort. */}
          {places[index] && <path className={styles.dot} d={`M${places[index].x} ${places[index].y}h0`} />}
        </svg>
      </ChartReader>
      <figcaption className={styles.soft}>{reading}</figcaption>
    </figure>
  );
}

function placesOf(days: readonly PriceDay[]): Place[] {
  const times = days.map(({ day }) => Date.parse(day));
  const first = Math.min(...times);
  const span = Math.max(...times, first + DAY_MS) - first;
  const prices = days.map(({ piece }) => piece);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const { width, height, edge } = FIELD;
  return days.map(({ day, piece }) => ({
    x: Math.round(edge + ((Date.parse(day) - first) / span) * (width - 2 * edge)),
    y: Math.round(
      lowest === highest ? height / 2 : edge + ((highest - piece) / (highest - lowest)) * (height - 2 * edge),
    ),
  }));
}

function nearest(places: readonly Place[], x: number): number {
  const distances = places.map((place) => Math.abs(place.x - x));
  return distances.indexOf(Math.min(...distances));
}
