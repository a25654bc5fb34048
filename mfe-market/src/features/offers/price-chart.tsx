import { DAY_MS, roundPrice } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { ChartReader } from '@portico/ui';
import { useState } from 'react';
import styles from './item-prices.module.css';
import type { PriceDay } from './prices.queries';

const FIELD = { width: 320, height: 72, edge: 6 } as const;

/** Days of the server are shown as days of UTC. */
const DAY_OF_MONTH = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

interface Place {
  x: number;
  y: number;
}

/** The price of a piece day by day, from the lowest to the highest. Pointer and arrow keys read a day. */
export function PriceChart({ days }: { days: readonly PriceDay[] }) {
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
