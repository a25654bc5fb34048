import { PageMeta, Slot } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Comparison } from './comparison';
import { FeatureCards } from './feature-cards';
import { HomeHero } from './home-hero';
import { HomeQuestions } from './home-questions';
import { TopPlayers } from './top-players';
import { WorldOverview } from './world-overview';
import styles from './home-page.module.css';

export function HomePage() {
  const t = useTexts('mfe-public');
  return (
    <div className={styles.page}>
      <PageMeta
        title={t('home.meta.title')}
        description={t('home.meta.description')}
        keywords={t('home.meta.keywords')}
      />
      <HomeHero />
      <TopPlayers />
      <WorldOverview />
      <Slot name="home.popular-items" className={styles.popularItems} />
      <FeatureCards />
      <Comparison />
      <HomeQuestions />
    </div>
  );
}
