import { HeroLandscape, Rates } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import {
  type Portal,
  SERVER_STATUSES,
  useHasPage,
  usePortal,
  useServerClock,
  useServerStatus,
  usePlayersOnline,
  useSearch,
  useSession,
} from '@portico/portal-kit';
import { Badge, LinkButton, StatusLamp, SteadyText, Row } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '../../paths';
import { useHasDownload } from '../../shared/game-download.queries';
import { useOwn } from '../../shared/own.queries';
import { optionalPart } from '../../shared/optional-part';
import styles from './home-hero.module.css';
import { activityQuery, homeSearch, topPlayersQuery } from './home.queries';

const OwnStrip = optionalPart(() =>
  import(/* webpackChunkName: "home-own" */ './own-strip').then((module) => module.OwnStrip),
);

export function HomeHero() {
  const t = useTexts('mfe-public');
  const { config } = usePortal();
  const { chat, forum } = config.links;
  const isOut = useHasDownload();
  const hasPage = useHasPage();
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  return (
    <HeroLandscape pauseText={t('scene.pause')} people={useHeroPeople()} light={useGateLight()}>
      <ServerStrip />
      <h1 className={styles.title}>{t('home.hero.title', { name: config.site.name })}</h1>
      <p className={styles.lead}>{t('home.hero.lead')}</p>
      <div className={styles.own}>{isAuthenticated && <OwnStrip />}</div>
      <HomeRates rates={config.rates} />
      <div className={styles.calls}>
        <LinkButton
          href={paths.download}
          // Players have started: the strip above has their next step in the accent.
          variant={isAuthenticated ? undefined : 'primary'}
          size="large"
          icon={isOut ? 'download' : 'info'}
        >
          {isOut ? t('play.download') : t('play.start')}
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

const RATES = ['exp', 'meso', 'drop'] as const;

function HomeRates({ rates }: { rates: Portal['config']['rates'] }) {
  const t = useTexts('mfe-public');
  return (
    <Rates
      label={t('home.rates.label')}
      rates={RATES.map((key) => ({ key, term: t(`home.rates.${key}`), times: rates[key] }))}
      note={
        rates.isBeta && (
          <Badge tone="accent" icon="star">
            {t('home.rates.beta')}
          </Badge>
        )
      }
    />
  );
}

function ServerStrip() {
  return (
    <Row>
      <OnlineBadge />
      <Clock />
    </Row>
  );
}

function OnlineBadge() {
  const t = useTexts('mfe-public');
  const status = useServerStatus();
  return (
    <StatusLamp status={status} className={styles.plate}>
      <SteadyText
        text={t(`home.status.${status}`)}
        texts={SERVER_STATUSES.map((one) => t(`home.status.${one}`))}
      />
    </StatusLamp>
  );
}

/** A component of its own, so that only this much renders each second. */
function Clock() {
  const t = useTexts('mfe-public');
  const { time, zone, offset, dateTime } = useServerClock();
  return (
    <p className={styles.plate}>
      <span className={styles.clockLabel}>{t('home.hero.serverTime')}</span>
      <time className={styles.time} dateTime={dateTime} title={offset}>
        <bdi>{time}</bdi> <bdi>{zone}</bdi>
      </time>
    </p>
  );
}

const MAX_PEOPLE = 3;

/** The reader's ranked characters, or else the best players. */
function useHeroPeople() {
  const { view } = useSearch(homeSearch);
  const { data: top } = useQuery(topPlayersQuery(view));
  const own = useOwn();
  return useMemo(() => {
    const ranked = new Set(own?.ranks?.filter(({ rank }) => rank !== null).map(({ id }) => id));
    const mine = own?.characters.filter(({ id }) => ranked.has(id)) ?? [];
    return (mine.length > 0 ? mine : (top?.players ?? [])).slice(0, MAX_PEOPLE);
  }, [top, own?.characters, own?.ranks]);
}

/** The more players are online compared with today's peak, the brighter the gate is. */
function useGateLight(): number {
  const players = usePlayersOnline();
  const { data } = useQuery(activityQuery());
  const peak = data?.online.peak ?? 0;
  return players === null || peak === 0 ? 1 : 0.4 + 0.6 * Math.min(1, players / peak);
}
