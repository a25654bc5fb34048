import { classOfJob } from '@portico/domain';
import { RankChange, cardOf, JobBadge, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { useNumberColumn, columnsOf } from '@portico/portal-kit/list';
import { FactList, factsOf, Link, Window, DataTable } from '@portico/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { challengeOfPlayer } from '../../shared/rankings/challenge-badge';
import styles from './player-page.module.css';
import type { Player } from './player.queries';

function Overall({ player: { rankChange }, children }: { player: Player; children: ReactNode }) {
  return (
    <span className={styles.place}>
      {rankChange !== null && (
        <span className={styles.changes}>
          {/* Without any change, the words about the week are enough. */}
          {(rankChange.day !== 0 || rankChange.week !== 0) && <RankChange change={rankChange} />}
          <RankChange change={rankChange} since="week" />
        </span>
      )}
      {children}
    </span>
  );
}

export function PlayerRanks({ player }: { player: Player }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const place = (rank: number | null, query: string) =>
    rank === null ? (
      t('player.ranks.none')
    ) : (
      <Link href={paths.rankings + query}>{t('player.ranks.place', { rank: format.number(rank) })}</Link>
    );
  const slug = classOfJob(player.job);
  const mode = challengeOfPlayer(player);
  const facts = factsOf(t, {
    'player.ranks.overall': <Overall player={player}>{place(player.actualRank, '')}</Overall>,
    'player.ranks.fame': place(player.fameRank, '?sort=fame'),
    'player.ranks.class': slug !== undefined && place(player.classRank, `?job=${slug}`),
    'player.ranks.mode': mode !== undefined && place(player.modeRank, `?mode=${mode}`),
  });
  return (
    <Window title={t('player.ranks.title')} icon="crown">
      <FactList facts={facts} />
    </Window>
  );
}

export function PlayerNear({ player }: { player: Player }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const numberColumn = useNumberColumn();
  const rank = player.actualRank;
  if (rank === null || player.neighbours.length === 0) return null;
  const rows = [...player.neighbours, { ...player, rank }].toSorted((one, other) => one.rank - other.rank);
  return (
    <Window
      title={t('player.near.title')}
      icon="users"
      isFlush
      footer={<Link href={`${paths.rankings}?rank=${rank}`}>{t('player.near.all')}</Link>}
    >
      <DataTable
        caption={t('player.near.title')}
        rows={rows}
        rowKey={({ id }) => id}
        isRowMarked={({ id }) => id === player.id}
        columns={columnsOf(t, {
          'ranking.column.rank': {
            align: 'center',
            width: '4.5rem',
            onCard: 'lead',
            cell: (row) => <b>{format.number(row.rank)}</b>,
          },
          'ranking.column.player': {
            onCard: 'title',
            picture: ({ id }) => <Picture kind="character" id={id} size={32} />,
            cell: ({ id, name }) => (
              <Link href={paths.player(id)} className={styles.nearName} {...cardOf('player', id)}>
                <bdi>{name}</bdi>
              </Link>
            ),
          },
          'ranking.column.job': { from: 'medium', cell: ({ job }) => <JobBadge job={job} /> },
          'ranking.column.level': numberColumn(({ level }: Player['neighbours'][number]) => level, {
            onCard: 'aside',
          }),
        })}
      />
    </Window>
  );
}
