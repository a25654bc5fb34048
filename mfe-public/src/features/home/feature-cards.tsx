import { useTexts } from '@portico/i18n';
import { Icon, Link, type IconName } from '@portico/ui';
import { paths } from '../../paths';
import styles from './home-page.module.css';

const FEATURES = [
  { key: 'rankings', icon: 'crown', href: paths.rankings },
  { key: 'profiles', icon: 'user', href: `${paths.rankings}?sort=fame` },
  { key: 'drops', icon: 'sword', href: paths.database },
  { key: 'market', icon: 'store', href: paths.market },
] as const satisfies readonly { key: string; icon: IconName; href: string }[];

export function FeatureCards() {
  const t = useTexts('mfe-public');
  return (
    <section className={styles.section} aria-labelledby="home-features">
      <div className={styles.heading}>
        <h2 id="home-features">{t('home.features.title')}</h2>
      </div>
      <ul className={styles.features}>
        {FEATURES.map(({ key, icon, href }) => (
          <li key={key}>
            <Link href={href} className={styles.feature}>
              <span className={styles.featureIcon}>
                <Icon name={icon} size={24} />
              </span>
              <span className={styles.featureTitle}>{t(`home.features.${key}.title`)}</span>
              <span className={styles.featureText}>{t(`home.features.${key}.text`)}</span>
              <span className={styles.featureAction}>
                {t(`home.features.${key}.action`)}
                <Icon name="arrowEnd" size={16} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
