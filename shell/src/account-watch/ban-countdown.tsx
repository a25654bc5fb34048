import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { Button, VisuallyHidden } from '@portico/ui';
import { useEffect, useState } from 'react';
import styles from './ban-overlay.module.css';

/** The time left of a ban, every second; screen readers hear it each minute, and when it has expired. */
export function BanCountdown({ until }: { until: number }) {
  const t = useTexts('shell');
  const { language } = usePortal();
  const leftMs = Math.max(until - useSecond(), 0);
  const words = timeInWords(language, leftMs);
  const isOver = leftMs === 0;
  return (
    <div className={styles.countdown}>
      {isOver ? (
        <Button variant="primary" size="large" icon="retry" onClick={() => window.location.reload()}>
          {t('ban.refresh')}
        </Button>
      ) : (
        <>
          <p className={styles.term} aria-hidden="true">
            {t('ban.left')}
          </p>
          <ul className={styles.parts} aria-hidden="true">
            {timeParts(language, leftMs).map(({ unit, number, word }) => (
              <li key={unit} className={styles.part}>
                <span className={styles.number}>{number}</span>
                <span className={styles.unit}>{word}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {/* There from the start: what is put into it is said. */}
      <div role="status">
        {isOver ? (
          <p className={styles.expired}>{t('ban.expired')}</p>
        ) : (
          <VisuallyHidden>
            {words === undefined ? t('ban.lastMinute') : t('ban.leftWords', { time: words })}
          </VisuallyHidden>
        )}
      </div>
    </div>
  );
}

function useSecond(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const UNITS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
  { unit: 'second', ms: 1000 },
] as const;

type Unit = (typeof UNITS)[number]['unit'];

/** A number and its unit, in the order of the language. */
interface TimePart {
  unit: Unit;
  number: string;
  word: string;
}

/** Days, hours, minutes and seconds, for display. */
export function timeParts(language: string, leftMs: number): TimePart[] {
  return countsOf(leftMs).map(({ unit, count }) => {
    const format = unitFormat(language, unit);
    const number = format.formatToParts(count).filter(({ type }) => type !== 'unit' && type !== 'literal');
    // Hebrew has one word for two of a unit, so its plural is shown below the number.
    const word = format.formatToParts(number.length > 0 ? count : 3).find(({ type }) => type === 'unit');
    return {
      unit,
      number: number.map(({ value }) => value).join('') || String(count),
      word: word?.value ?? unit,
    };
  });
}

/** The time in words, to the minute: `2 days, 3 hours, and 4 minutes`; undefined below a minute. */
export function timeInWords(language: string, leftMs: number): string | undefined {
  const words = countsOf(leftMs).flatMap(({ unit, count }) =>
    unit === 'second' || count === 0 ? [] : [unitFormat(language, unit).format(count)],
  );
  return words.length === 0 ? undefined : new Intl.ListFormat(language).format(words);
}

function countsOf(leftMs: number): { unit: Unit; count: number }[] {
  let rest = leftMs;
  return UNITS.map(({ unit, ms }) => {
    const count = Math.floor(rest / ms);
    rest -= count * ms;
    return { unit, count };
  });
}

function unitFormat(language: string, unit: Unit): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
}
