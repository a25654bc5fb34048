import { HeroLandscape } from '@portico/game-ui';
import { useHasPage, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import { useIsGameOut } from '../../shared/game-download.queries';
import { HomeRates } from './home-rates';
import { ServerStrip } from './server-strip';
import styles from './home-hero.module.css';

/** The door: whether the world is open, what it is called, how fast one grows in it, and the ways in. */
export function HomeHero() {
  const t = useTexts('mfe-public');
  const { config } = usePortal();
  const { chat, forum } = config.links;
  const isOut = useIsGameOut();
  const hasPage = useHasPage();
  return (
    <HeroLandscape pauseText={t('home.hero.pause')}>
      <ServerStrip />
      <h1 className={styles.title}>{t('home.hero.title', { name: config.site.name })}</h1>
      <p className={styles.lead}>{t('home.hero.lead')}</p>
      <HomeRates rates={config.rates} />
      <div className={styles.calls}>
        <LinkButton href={paths.download} variant="primary" size="large" icon={isOut ? 'download' : 'info'}>
          {isOut ? t('home.hero.download') : t('home.hero.start')}
        </LinkButton>
        <LinkButton href={paths.rankings} size="large" icon="crown">
          {t('home.hero.rankings')}
        </LinkButton>
        {hasPage(paths.features) && (
          <LinkButton href={paths.features} size="large" icon="star">
            {t('home.hero.features')}
          </LinkButton>
        )}
      </div>
      {(chat ?? forum) !== undefined && (
        <div className={styles.community}>
          {chat !== undefined && (
            <LinkButton href={chat} icon="chat" isExternal>
              {t('home.hero.chat')}
            </LinkButton>
          )}
          {forum !== undefined && (
            <LinkButton href={forum} icon="users" isExternal>
              {t('home.hero.forum')}
            </LinkButton>
          )}
        </div>
      )}
    </HeroLandscape>
  );
}
