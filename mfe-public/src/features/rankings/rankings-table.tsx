import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { DataTable, Link, RankMedal, type DataColumn } from '@portico/ui';
import { paths } from '../../paths';
import { Job } from '../../shared/job';
import type { RankedPlayer } from './rankings.queries';
import type { RankingSort, RankingsView } from './rankings-state';
import styles from './rankings-page.module.css';

const ABSENT = '–';

export interface RankingsTableProps {
  players: readonly RankedPlayer[];
  view: RankingsView;
  hrefWith: (patch: Partial<RankingsView>) => string;
}

export function RankingsTable({ players, view, hrefWith }: RankingsTableProps) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const sortable = (sort: RankingSort) => ({
    sortHref: hrefWith({ sort }),
    sorted: view.sort === sort ? ('descending' as const) : undefined,
  });
  const columns: DataColumn<RankedPlayer>[] = [
    {
      key: 'rank',
      header: t('rankings.column.rank'),
      align: 'center',
      width: '5rem',
      onCard: 'lead',
      cell: ({ filteredRank }) =>
        filteredRank === null ? ABSENT : <RankMedal rank={filteredRank} text={format.number(filteredRank)} />,
    },
    {
      key: 'player',
      header: t('rankings.column.player'),
      onCard: 'title',
      cell: ({ id, name }) => (
        <Link href={paths.player(id)} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'level',
      header: t('rankings.column.level'),
      align: 'end',
      ...sortable('level'),
      cell: ({ level }) => format.number(level),
    },
    {
      key: 'job',
      header: t('rankings.column.job'),
      cell: ({ job }) => (
        <span className={styles.job}>
          <Job job={job} />
        </span>
      ),
    },
    {
      key: 'fame',
      header: t('rankings.column.fame'),
      align: 'end',
      ...sortable('fame'),
      cell: ({ fame }) => format.number(fame),
    },
    {
      key: 'guild',
      header: t('rankings.column.guild'),
      cell: ({ guildName }) => (guildName === null ? ABSENT : <bdi>{guildName}</bdi>),
    },
  ];
  return (
    <DataTable
      className={styles.list}
      caption={t('rankings.list.title')}
      columns={columns}
      rows={players}
      rowKey={(player) => player.id}
    />
  );
}
