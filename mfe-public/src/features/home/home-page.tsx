import { Slot } from '@portico/portal-kit';
import { Comparison } from './comparison';
import { FeatureCards } from './feature-cards';
import { HomeHero } from './home-hero';
import { HomeNews } from './home-news';
import { HomeQuestions } from './home-questions';
import { NowSection } from './now-section';
import { TopPlayers } from './top-players';
import styles from './home-page.module.css';

export function HomePage() {
  return (
    <div className={styles.page}>
      <HomeHero />
      <NowSection />
      <HomeNews />
      <TopPlayers />
      <Slot name="home.popular-items" className={styles.popularItems} />
      <FeatureCards />
      <Comparison />
      <HomeQuestions />
    </div>
  );
}
