import { jobText, QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, Link, LinkButton, RankMedal, Skeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { JobPortrait } from '../../shared/job';
import { topPlayersQuery, type TopPlayer } from './home.queries';
import styles from './home-page.module.css';

/** The first five by level: three on the podium, two below. */
export function TopPlayers() {
  const t = useTexts('mfe-public');
  const query = useQuery(topPlayersQuery());
  return (
    <section className={styles.section} aria-labelledby="home-top">
      <div className={styles.heading}>
        <h2 id="home-top">{t('home.top.title')}</h2>
        <LinkButton href={paths.rankings} variant="quiet" iconEnd="arrowEnd">
          {t('home.top.all')}
        </LinkButton>
      </div>
      <QueryStates
        query={query}
        skeleton={<Skeleton shape="box" width="100%" height="16rem" />}
        isEmpty={(data) => data.players.length === 0}
        empty={<EmptyState title={t('home.top.empty.title')} hint={t('home.top.empty.text')} />}
      >
        {(data) => (
          <ol className={styles.players}>
            {data.players.map((player, index) => (
              <li key={player.id}>
                <TopPlayerCard player={player} rank={player.filteredRank ?? index + 1} />
              </li>
            ))}
          </ol>
        )}
      </QueryStates>
    </section>
  );
}

function TopPlayerCard({ player, rank }: { player: TopPlayer; rank: number }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  return (
    <Link href={paths.player(player.id)} className={styles.player}>
      <RankMedal rank={rank} text={format.number(rank)} />
      <JobPortrait job={player.job} />
      <span className={styles.playerWords}>
        <span className={styles.playerName}>
          <bdi>{player.name}</bdi>
        </span>
        <span className={styles.playerLevel}>
          {t('home.top.level', { level: format.number(player.level) })}
        </span>
        <span className={styles.playerJob}>{jobText(player.job)}</span>
      </span>
    </Link>
  );
}
