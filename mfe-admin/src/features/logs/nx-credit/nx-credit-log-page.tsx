import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, type DataColumn } from '@portico/ui';
import { ABSENT, useLogColumns } from '../log-page/log-cells';
import { useBalanceColumns } from '../log-page/balance-columns';
import { LogPage } from '../log-page/log-page';
import {
  NX_CREDIT_LOG,
  TRANSACTION_TYPES,
  type NxCreditLogs,
  type NxCreditRow,
} from './nx-credit-log.queries';

export function NxCreditLogPage() {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <LogPage
      log={NX_CREDIT_LOG}
      columns={useNxCreditColumns()}
      choices={[
        {
          key: 'type',
          label: t('nxLog.column.type'),
          options: TRANSACTION_TYPES.map((type) => ({ value: type, text: t(`nxLog.type.${type}`) })),
        },
      ]}
      tiles={({ stats }: NxCreditLogs) => [
        { key: 'gained', label: t('nxLog.totalGained'), value: number(stats.totalGained), icon: 'plus' },
        { key: 'spent', label: t('nxLog.totalSpent'), value: number(stats.totalSpent), icon: 'minus' },
        {
          key: 'characters',
          label: t('nxLog.uniqueCharacters'),
          value: stats.uniqueCharacters === null ? ABSENT : number(stats.uniqueCharacters),
          icon: 'users',
          ...(stats.uniqueCharacters === null ? { hint: t('logs.tooManyToCount') } : {}),
        },
        { key: 'largest', label: t('nxLog.largest'), value: number(stats.largestTransaction), icon: 'crown' },
      ]}
    />
  );
}

function useNxCreditColumns(): DataColumn<NxCreditRow>[] {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { time, character, account } = useLogColumns();
  return [
    time((row) => row.timestamp),
    character(),
    account(),
    {
      key: 'type',
      header: t('nxLog.column.type'),
      cell: ({ transaction_type: type }) => (
        <Badge tone={type === 'GAIN' ? 'good' : 'warning'} icon={type === 'GAIN' ? 'plus' : 'minus'}>
          {t(`nxLog.type.${type}`)}
        </Badge>
      ),
    },
    {
      key: 'amount',
      header: t('nxLog.column.amount'),
      align: 'end',
      onCard: 'aside',
      cell: ({ transaction_type: type, amount }) => (
        <bdi dir="ltr">
          {type === 'GAIN' ? '+' : '−'}
          {number(Math.abs(amount))}
        </bdi>
      ),
    },
    ...useBalanceColumns<NxCreditRow>(),
    {
      key: 'source',
      header: t('nxLog.column.source'),
      onCard: 'wide',
      cell: ({ source, site, admin }) => (
        <bdi>{[source, site, admin].filter((part) => part !== null).join(' · ')}</bdi>
      ),
    },
  ];
}
