import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, type DataColumn } from '@portico/ui';
import { useLogColumns } from '../log-page/log-cells';
import { useBalanceColumns } from '../log-page/balance-columns';
import { LogPage } from '../log-page/log-page';
import { INKWELL_CURRENCIES, INKWELL_LOG, type InkwellLogs, type InkwellRow } from './inkwell-log.queries';
import { PopularItems } from './popular-items';

export function InkwellLogPage() {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <LogPage
      log={INKWELL_LOG}
      columns={useInkwellColumns()}
      choices={[
        {
          key: 'currency',
          label: t('inkwellLog.column.currency'),
          options: INKWELL_CURRENCIES.map((word) => ({
            value: word,
            text: t(`inkwellLog.currency.${word}`),
          })),
        },
      ]}
      tiles={({ stats }: InkwellLogs) => [
        {
          key: 'total',
          label: t('inkwellLog.totalPurchases'),
          value: number(stats.totalPurchases),
          icon: 'store',
        },
        { key: 'vp', label: t('inkwellLog.totalVpSpent'), value: number(stats.totalVPSpent), icon: 'check' },
        { key: 'nx', label: t('inkwellLog.totalNxSpent'), value: number(stats.totalNXSpent), icon: 'star' },
      ]}
      below={({ stats }: InkwellLogs) => <PopularItems items={stats.popularItems} />}
    />
  );
}

function useInkwellColumns(): DataColumn<InkwellRow>[] {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { time, character, account, item } = useLogColumns();
  return [
    time((row) => row.timestamp),
    character(),
    account(),
    item('item', t('inkwellLog.column.item'), (row) => ({ id: row.item_id, name: row.item_name })),
    {
      key: 'quantity',
      header: t('inkwellLog.column.quantity'),
      align: 'end',
      onCard: 'wide',
      cell: ({ quantity }) => number(quantity),
    },
    {
      key: 'cost',
      header: t('inkwellLog.column.cost'),
      align: 'end',
      onCard: 'aside',
      cell: ({ cost }) => number(cost),
    },
    {
      key: 'currency',
      header: t('inkwellLog.column.currency'),
      cell: ({ currency_type: currency }) => (
        <Badge tone={currency === 'NX_CREDIT' ? 'info' : 'accent'}>
          {t(`inkwellLog.currency.${currency}`)}
        </Badge>
      ),
    },
    ...useBalanceColumns<InkwellRow>(),
  ];
}
