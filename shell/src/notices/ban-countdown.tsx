import { useEffect, useState } from 'react';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { Button, VisuallyHidden } from '@portico/ui';
import { SECOND_MS } from '@portico/domain';
import styles from './ban.module.css';
import { timeInWords, timeParts } from './time-left';

/** The rest of a ban, every second; screen readers hear it each minute, and when it has expired. */
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
