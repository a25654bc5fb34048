import { ABSENT } from '@portico/domain';
import { JobBadge, Picture, RankChange } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, usePortal } from '@portico/portal-kit';
import { compareColumn } from '@portico/portal-kit/compared';
import { useNumberColumn, columnsOf } from '@portico/portal-kit/list';
import { classNames, Link, type DataColumn } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { ChallengeBadge, challengeOfPlayer } from '../../shared/rankings/challenge-badge';
import { playtimeText } from '../../shared/rankings/durations';
import { ExpPercent } from '../../shared/rankings/exp-percent';
import { GuildLink } from '../../shared/rankings/guild-link';
import { PlayerLink } from '../../shared/rankings/player-link';
import quietLink from '../../shared/rankings/quiet-link.module.css';
import { Podium } from './podium';
import { RankingWindow, sortedBy, type RankingProps } from './ranking-window';
import styles from './rankings-page.module.css';
import { rankingsQuery, type RankedPlayer } from './rankings.queries';

export function PlayersWindow(ranking: RankingProps) {
  const t = useTexts('mfe-public');
  const { mode, page, rank, search } = ranking.view;
  return (
    <RankingWindow
      {...ranking}
      title={mode === 'all' ? t('rankings.list.title') : t(`mode.${mode}`)}
      query={useQuery(rankingsQuery(ranking.view))}
      rows={({ players }) => players}
      rowKey={({ id }) => id}
      rankOf={({ filteredRank }) => filteredRank}
      nameOf={({ name }) => name}
      besideRank={({ rankChange }) => <RankChange change={rankChange} short="always" />}
      columns={usePlayerColumns(ranking)}
      podium={({ players }) =>
        page === 1 &&
        rank === 0 &&
        search === '' &&
        players.length > 2 && <Podium players={players.slice(0, 3)} />
      }
      totalText={(total) => {
        if (search === '') return t('rankings.list.total', total);
        const found = total.count === 0 ? 'rankings.search.none' : 'rankings.search.found';
        return t(found, { ...total, term: search });
      }}
    />
  );
}

/** Columns of a ranking, without those that the server does not support or the reader hides. */
function usePlayerColumns(ranking: RankingProps): DataColumn<RankedPlayer>[] {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const numberColumn = useNumberColumn();
  const { unavailable } = usePortal();
  const columns: DataColumn<RankedPlayer>[] = columnsOf(t, {
    'ranking.column.player': {
      onCard: 'title',
      picture: ({ id }) => <Picture kind="character" id={id} size={32} />,
      cell: (player) => (
        <span className={classNames(styles.player, ranking.view.mode !== 'all' && styles.ofMode)}>
          <PlayerLink player={player} />
          <ChallengeBadge player={player} />
        </span>
      ),
    },
    'ranking.column.level': {
      align: 'end',
      ...sortedBy('level', ranking),
      ...(ranking.view.sort !== 'level' && { onCard: 'meta', isLabelled: true }),
      cell: (player) => (
        <span className={classNames(ranking.view.sort !== 'level' && styles.besideJob)}>
          {format.number(player.level)}
          <ExpPercent of={player} />
        </span>
      ),
    },
    'ranking.column.job': ({ job }) => (
      <span className={styles.job}>
        <JobBadge job={job} />
      </span>
    ),
    'ranking.column.exp': numberColumn(({ exp }) => exp, { onCard: 'more', from: 'medium' }),
    'ranking.column.fame': numberColumn(({ fame }) => fame, sortedBy('fame', ranking)),
    ...useChallengeColumns(ranking),
    'ranking.column.location': {
      onCard: 'more',
      cell: ({ mapId, mapName }) =>
        mapName === null ? (
          ABSENT
        ) : (
          <Link href={paths.map(mapId)} className={quietLink.quiet}>
            <bdi>{mapName}</bdi>
          </Link>
        ),
    },
    'ranking.column.guild': !unavailable.includes('guilds') && {
      onCard: 'more',
      cell: ({ guildId, guildName }) =>
        guildName === null ? ABSENT : <GuildLink id={guildId} name={guildName} isQuiet />,
    },
  });
  const hidden = ranking.view.hide.split('.');
  return [
    ...columns,
    { ...compareColumn('players'), onCard: 'more' as const, from: 'medium' as const },
  ].filter(({ key }) => !hidden.includes(key));
}

/** Columns of a challenge; empty for players without one. */
function useChallengeColumns(ranking: RankingProps) {
  const format = useFormat();
  const numberColumn = useNumberColumn();
  const { language, unavailable } = usePortal();
  const columnOf = (sort: 'bosses' | 'playtime', textOf: (player: RankedPlayer) => string) => ({
    align: 'end' as const,
    ...sortedBy(sort, ranking),
    cell: (player: RankedPlayer) => challengeOfPlayer(player) !== undefined && textOf(player),
  });
  return {
    'ranking.column.bosses': columnOf('bosses', (player) => format.number(player.ironman_bosses_killed)),
    'ranking.column.playtime': columnOf('playtime', (player) =>
      playtimeText(player.ironman_playtime, language),
    ),
    'ranking.column.cards':
      !unavailable.includes('monsterBook') &&
      numberColumn(({ total_cards: cards }: RankedPlayer) => cards, {
        onCard: 'more',
        isEmpty: () => false,
      }),
  };
}
