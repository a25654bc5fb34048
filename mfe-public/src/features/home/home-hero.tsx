import { useTexts } from '@portico/i18n';
import { HeroLandscape, LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import styles from './home-page.module.css';

export function HomeHero({ name }: { name: string }) {
  const t = useTexts('mfe-public');
  return (
    <HeroLandscape className={styles.hero}>
      <p className={styles.eyebrow}>{t('home.hero.eyebrow')}</p>
      <h1 className={styles.title}>{t('home.hero.title', { name })}</h1>
      <p className={styles.lead}>{t('home.hero.lead')}</p>
      <div className={styles.calls}>
        <LinkButton href={paths.rankings} variant="primary" size="large" icon="crown">
          {t('home.hero.rankings')}
        </LinkButton>
        <LinkButton href={paths.database} size="large" icon="sword">
          {t('home.hero.database')}
        </LinkButton>
        <LinkButton href={paths.market} size="large" icon="store">
          {t('home.hero.market')}
        </LinkButton>
      </div>
    </HeroLandscape>
  );
}
