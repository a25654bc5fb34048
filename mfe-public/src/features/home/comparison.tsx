import { useTexts } from '@portico/i18n';
import { classNames, Icon, PageSection } from '@portico/ui';
import styles from './comparison.module.css';

const POINTS = ['1', '2', '3', '4', '5'] as const;

/** This world beside a usual one, point by point. */
export function Comparison() {
  const t = useTexts('mfe-public');
  return (
    <PageSection id="home-compare" title={t('home.compare.title')}>
      <div className={styles.lists}>
        <div className={classNames(styles.list, styles.do)}>
          <h3>{t('home.compare.do.title')}</h3>
          <ul role="list">
            {POINTS.map((point) => (
              <li key={point}>
                <Icon name="check" size={18} />
                {t(`home.compare.do.${point}`)}
              </li>
            ))}
          </ul>
        </div>
        <div className={classNames(styles.list, styles.never)}>
          <h3>{t('home.compare.never.title')}</h3>
          <ul role="list">
            {POINTS.map((point) => (
              <li key={point}>
                <Icon name="close" size={18} />
                {t(`home.compare.never.${point}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PageSection>
  );
}
