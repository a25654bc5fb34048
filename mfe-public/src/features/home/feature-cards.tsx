import { useTexts } from '@portico/i18n';
import { CardAction, CardLink, PageSection, type IconName, SoftText } from '@portico/ui';
import { paths } from '../../paths';
import { IconPlate } from '../../shared/icon-plate';
import { IRONMAN, useOffers } from '../../shared/use-offers';
import styles from './feature-cards.module.css';

const FEATURES = [
  { key: 'rankings', icon: 'crown', href: paths.rankings },
  { key: 'ironman', icon: 'heart', href: `${paths.rankings}?mode=hardcore`, needs: IRONMAN },
  { key: 'groups', icon: 'users', href: `${paths.rankings}?mode=group-ironman`, needs: IRONMAN },
  { key: 'drops', icon: 'sword', href: paths.database, needs: paths.database },
  { key: 'market', icon: 'store', href: paths.market, needs: paths.market },
  { key: 'profiles', icon: 'user', href: `${paths.rankings}?sort=fame` },
] as const satisfies readonly { key: string; icon: IconName; href: string; needs?: string }[];

export function FeatureCards() {
  const t = useTexts('mfe-public');
  const features = useOffers(FEATURES);
  return (
    <PageSection id="home-features" title={t('home.features.title')}>
      <ul className={styles.features} role="list">
        {features.map(({ key, icon, href }) => (
          <li key={key}>
            <CardLink href={href} className={styles.feature}>
              <IconPlate icon={icon} size={24} className={styles.icon} />
              <span className={styles.title}>{t(`home.features.${key}.title`)}</span>
              <SoftText as="span">{t(`home.features.${key}.text`)}</SoftText>
              <CardAction>{t(`home.features.${key}.action`)}</CardAction>
            </CardLink>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
