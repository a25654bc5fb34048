import { PageMeta, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { FeatureCards } from './feature-cards';
import { HomeHero } from './home-hero';
import { TopPlayers } from './top-players';
import { WorldOverview } from './world-overview';
import styles from './home-page.module.css';

export function HomePage() {
  const t = useTexts('mfe-public');
  const { config } = usePortal();
  return (
    <div className={styles.page}>
      <PageMeta title={t('home.meta.title')} description={t('home.meta.description')} />
      <HomeHero name={config.site.name} />
      <WorldOverview />
      <TopPlayers />
      <FeatureCards />
    </div>
  );
}
