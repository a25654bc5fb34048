import { cardOf, JobBadge, Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useNumberColumn } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { DataTable, Link, Window } from '@portico/ui';
import { paths } from '../../paths';
import type { Player } from './player.queries';
import styles from './player-page.module.css';

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
        columns={[
          {
            key: 'rank',
            header: t('player.near.column.rank'),
            align: 'center',
            width: '4.5rem',
            onCard: 'lead',
            cell: (row) => <b>{format.number(row.rank)}</b>,
          },
          {
            key: 'player',
            header: t('player.near.column.player'),
            onCard: 'title',
            picture: ({ id }) => <Picture kind="character" id={id} size={32} />,
            cell: ({ id, name }) => (
              <Link href={paths.player(id)} className={styles.nearName} {...cardOf('player', id)}>
                <bdi>{name}</bdi>
              </Link>
            ),
          },
          {
            key: 'job',
            header: t('player.near.column.job'),
            cell: ({ job }) => <JobBadge job={job} />,
          },
          numberColumn('level', t('player.near.column.level'), ({ level }: Pick<Player, 'level'>) => level, {
            onCard: 'aside',
          }),
        ]}
      />
    </Window>
  );
}
