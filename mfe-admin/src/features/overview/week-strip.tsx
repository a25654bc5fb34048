import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { classNames } from '@portico/ui';
import { useId } from 'react';
import type { Overview } from './overview.queries';
import styles from './week-strip.module.css';

type Comparison = Overview['comparison'][number];

/** Counts of today with the difference from the same hour a week ago, so that an early zero does not look like a fault. */
export function WeekStrip({ comparison }: Pick<Overview, 'comparison'>) {
  const t = useTexts('mfe-admin');
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('overview.week.title')}
      </h2>
      <dl className={styles.list}>
        {comparison.map((one) => (
          <Compared key={one.name} {...one} />
        ))}
      </dl>
    </section>
  );
}

function Compared({ name, now, lastWeek }: Comparison) {
  const t = useTexts('mfe-admin');
  const { number, signed } = useFormat();
  const difference = now === null || lastWeek === null ? undefined : now - lastWeek;
  return (
    <div className={styles.compared}>
      <dt>{t(`overview.week.${name}`)}</dt>
      <dd className={styles.counts}>
        <bdi className={styles.now}>{now === null ? '–' : number(now)}</bdi>
        {difference !== undefined && difference !== 0 && (
          <bdi
            className={classNames(
              styles.difference,
              difference < 0 && styles.less,
              difference > 0 && styles.more,
            )}
          >
            {signed(difference)}
          </bdi>
        )}
        <span className={styles.before}>
          {lastWeek === null ? t('overview.week.unknown') : t('overview.week.before', { count: lastWeek })}
        </span>
      </dd>
    </div>
  );
}
