import type { ReactNode } from 'react';
import { HeroLandscape } from '@portico/game-ui';
import styles from './page-hero.module.css';

export interface PageHeroProps {
  eyebrow: string;
  title: string;
  lead: string;
  children: ReactNode;
}

export function PageHero({ eyebrow, title, lead, children }: PageHeroProps) {
  return (
    <HeroLandscape height="band">
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </HeroLandscape>
  );
}
