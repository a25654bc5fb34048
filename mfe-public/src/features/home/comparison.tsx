import { useTexts } from '@portico/i18n';
import { classNames, Icon, PageSection } from '@portico/ui';
import { paths } from '../../paths';
import { IRONMAN, useOffers } from '../../shared/use-offers';
import styles from './comparison.module.css';

const POINTS = [
  { key: '1' },
  { key: '2', needs: paths.database },
  { key: '3', needs: IRONMAN },
  { key: '4', needs: paths.market },
  { key: '5', needs: paths.features },
] as const satisfies readonly { key: string; needs?: string }[];

export function Comparison() {
  const t = useTexts('mfe-public');
  const points = useOffers(POINTS);
  return (
    <PageSection id="home-compare" title={t('home.compare.title')}>
      <div className={styles.lists}>
        <div className={classNames(styles.list, styles.do)}>
          <h3>{t('home.compare.do.title')}</h3>
          <ul role="list">
            {points.map(({ key: point }) => (
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
            {points.map(({ key: point }) => (
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
