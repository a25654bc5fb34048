import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, type DataColumn } from '@portico/ui';
import { ABSENT, useLogColumns } from '../log-page/log-cells';
import { LogPage } from '../log-page/log-page';
import { VOTE_LOG, type VoteLogs, type VoteRow } from './vote-log.queries';

export function VoteLogPage() {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <LogPage
      log={VOTE_LOG}
      columns={useVoteColumns()}
      tiles={({ summary }: VoteLogs) => [
        { key: 'today', label: t('voteLog.todayCount'), value: number(summary.todayCount), icon: 'check' },
      ]}
    />
  );
}

function useVoteColumns(): DataColumn<VoteRow>[] {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { time, account } = useLogColumns();
  return [
    time((row) => row.vote_time),
    account('title'),
    {
      key: 'characters',
      header: t('voteLog.column.characters'),
      isEmpty: ({ character_names: names }) => names.length === 0,
      onCard: 'wide',
      cell: ({ character_names: names }) => (names.length === 0 ? ABSENT : <bdi>{names.join(', ')}</bdi>),
    },
    { key: 'site', header: t('voteLog.column.site'), cell: ({ site }) => <bdi>{site}</bdi> },
    {
      key: 'address',
      header: t('voteLog.column.address'),
      cell: ({ ip_address: address }) => <bdi dir="ltr">{address}</bdi>,
    },
    {
      key: 'nx',
      header: 'NX',
      align: 'end',
      isLabelled: true,
      cell: ({ reward_amount: nx }) => number(nx),
    },
    {
      key: 'points',
      header: t('voteLog.column.points'),
      align: 'end',
      isLabelled: true,
      cell: ({ vote_points_added: points }) => number(points),
    },
    {
      key: 'credited',
      header: t('voteLog.column.credited'),
      onCard: 'aside',
      cell: ({ is_credited: isCredited }) => (
        <Badge tone={isCredited ? 'good' : 'warning'} icon={isCredited ? 'check' : 'clock'}>
          {t(isCredited ? 'voteLog.credited' : 'voteLog.waiting')}
        </Badge>
      ),
    },
  ];
}
