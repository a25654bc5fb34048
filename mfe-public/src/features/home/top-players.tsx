import { cardOf, Picture } from '@portico/game-ui';
import { QueryStates, useFormat, usePortal, useSearch, linkChoices } from '@portico/portal-kit';
import { jobText } from '@portico/portal-kit/job-words';
import { useTexts } from '@portico/i18n';
import {
  CardLink,
  classNames,
  EmptyState,
  LinkButton,
  PageSection,
  RankMedal,
  SegmentedLinks,
  Skeleton,
  SoftText,
} from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { ChallengeBadge } from '../../shared/rankings/challenge-badge';
import { homeSearch, TOP_MODES, topPlayersQuery, type TopPlayer } from './home.queries';
import styles from './top-players.module.css';

const ON_PODIUM = 3;

export function TopPlayers() {
  const t = useTexts('mfe-public');
  const { config } = usePortal();
  const { view, hrefWith } = useSearch(homeSearch);
  const query = useQuery(topPlayersQuery(view));
  return (
    <PageSection
      id="home-top"
      title={t('home.top.title')}
      actions={
        <div className={styles.tools}>
          {config.ironman.isOn && (
            <SegmentedLinks
              label={t('home.top.who')}
              items={linkChoices({ view, hrefWith }, 'top', TOP_MODES, (choice) => t(`home.top.${choice}`))}
            />
          )}
          <LinkButton
            href={view.top === 'ironman' ? `${paths.rankings}?mode=hardcore` : paths.rankings}
            variant="quiet"
            iconEnd="arrowEnd"
          >
            {t('home.top.all')}
          </LinkButton>
        </div>
      }
    >
      <div className={styles.stage}>
        <QueryStates
          query={query}
          skeleton={<Skeleton shape="box" width="100%" height="100%" className={styles.skeleton} />}
          isEmpty={(data) => data.players.length === 0}
          empty={<EmptyState title={t('home.top.empty.title')} hint={t('play.firstPlace')} />}
        >
          {(data) => (
            <ol className={styles.players} role="list">
              {data.players.map((player, index) => (
                <li key={player.id} className={styles[`place${index + 1}`]}>
                  <TopPlayerCard player={player} place={index + 1} />
                </li>
              ))}
            </ol>
          )}
        </QueryStates>
      </div>
    </PageSection>
  );
}

function TopPlayerCard({ player, place }: { player: TopPlayer; place: number }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const isOnPodium = place <= ON_PODIUM;
  return (
    <CardLink
      href={paths.player(player.id)}
      {...cardOf('player', player.id)}
      className={classNames(styles.player, isOnPodium && styles.onPodium)}
    >
      <span className={styles.figure}>
        <Picture kind="character" id={player.id} size={isOnPodium ? 96 : 64} view="figure" />
      </span>
      <span
        className={styles.medal}
        role="img"
        aria-label={t('home.top.place', { rank: format.number(place) })}
      >
        <RankMedal rank={place} text={format.number(place)} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{player.name}</bdi>
        </span>
        <span className={styles.facts}>
          <SoftText as="span">
            {format.level(player.level)} · {jobText(player.job)}
          </SoftText>
          <ChallengeBadge player={player} />
        </span>
      </span>
    </CardLink>
  );
}
