import { ABSENT } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { classNames } from '@portico/ui';
import { useId } from 'react';
import type { Overview } from './overview.queries';
import styles from './week-strip.module.css';

/** Counts of today with the difference from the same hour a week ago, so that an early zero does not look like a fault. */
export function WeekStrip({ comparison }: Pick<Overview, 'comparison'>) {
  const t = useTexts('mfe-admin');
  const { number, signed } = useFormat();
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('overview.week.title')}
      </h2>
      <dl className={styles.list}>
        {comparison.map(({ name, now, lastWeek }) => (
          <div key={name} className={styles.compared}>
            <dt>{t(`overview.week.${name}`)}</dt>
            <dd className={styles.counts}>
              <bdi className={styles.now}>{now === null ? ABSENT : number(now)}</bdi>
              {now !== null && lastWeek !== null && now !== lastWeek && (
                <bdi className={classNames(styles.difference, now < lastWeek ? styles.less : styles.more)}>
                  {signed(now - lastWeek)}
                </bdi>
              )}
              <span className={styles.before}>
                {lastWeek === null
                  ? t('overview.week.unknown')
                  : t('overview.week.before', { count: lastWeek })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
