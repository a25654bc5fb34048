import { useTexts } from '@portico/i18n';
import { CardAction, classNames, Link, type IconName } from '@portico/ui';
import { paths } from '../../paths';
import { IconPlate } from '../../shared/icon-plate';
import home from './home-page.module.css';
import styles from './feature-cards.module.css';

const FEATURES = [
  { key: 'rankings', icon: 'crown', href: paths.rankings },
  { key: 'ironman', icon: 'heart', href: `${paths.rankings}?mode=hardcore` },
  { key: 'groups', icon: 'users', href: `${paths.rankings}?mode=group-ironman` },
  { key: 'drops', icon: 'sword', href: paths.database },
  { key: 'market', icon: 'store', href: paths.market },
  { key: 'profiles', icon: 'user', href: `${paths.rankings}?sort=fame` },
] as const satisfies readonly { key: string; icon: IconName; href: string }[];

export function FeatureCards() {
  const t = useTexts('mfe-public');
  return (
    <section className={home.section} aria-labelledby="home-features">
      <div className={home.heading}>
        <h2 id="home-features">{t('home.features.title')}</h2>
      </div>
      <ul className={styles.features} role="list">
        {FEATURES.map(({ key, icon, href }) => (
          <li key={key}>
            <Link href={href} className={classNames(home.card, styles.feature)}>
              <IconPlate icon={icon} size={24} className={styles.icon} />
              <span className={styles.title}>{t(`home.features.${key}.title`)}</span>
              <span className={styles.text}>{t(`home.features.${key}.text`)}</span>
              <CardAction>{t(`home.features.${key}.action`)}</CardAction>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
