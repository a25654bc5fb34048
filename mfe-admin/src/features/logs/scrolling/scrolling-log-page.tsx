import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, type DataColumn } from '@portico/ui';
import { useLogColumns } from '../log-page/log-cells';
import { LogPage } from '../log-page/log-page';
import { OUTCOMES, SCROLLING_LOG, type ScrollingLogs, type ScrollingRow } from './scrolling-log.queries';

export function ScrollingLogPage() {
  const t = useTexts('mfe-admin');
  return (
    <LogPage
      log={SCROLLING_LOG}
      columns={useScrollingColumns()}
      choices={[
        {
          key: 'success',
          label: t('scrollingLog.column.outcome'),
          options: OUTCOMES.map((word) => ({ value: word, text: t(`scrollingLog.outcome.${word}`) })),
        },
      ]}
      tiles={useScrollingTiles()}
    />
  );
}

function useScrollingTiles() {
  const t = useTexts('mfe-admin');
  const { number, percent } = useFormat();
  return ({ stats }: ScrollingLogs) =>
    [
      {
        key: 'total',
        label: t('scrollingLog.totalScrolls'),
        value: number(stats.totalScrolls),
        icon: 'scroll',
      },
      {
        key: 'successful',
        label: t('scrollingLog.successfulScrolls'),
        value: number(stats.successfulScrolls),
        icon: 'check',
        hint: stats.totalScrolls > 0 && percent((100 * stats.successfulScrolls) / stats.totalScrolls, 1),
      },
      {
        key: 'white',
        label: t('scrollingLog.whiteScrollsUsed'),
        value: number(stats.whiteScrollsUsed),
        icon: 'star',
      },
      {
        key: 'chaos',
        label: t('scrollingLog.chaosScrolls'),
        value: number(stats.chaosScrolls),
        icon: 'retry',
      },
    ] as const;
}

function useScrollingColumns(): DataColumn<ScrollingRow>[] {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { time, character, account, item } = useLogColumns();
  return [
    time((row) => row.timestamp),
    character(),
    account(),
    item('item', t('scrollingLog.column.item'), (row) => ({ id: row.item_id, name: row.item_name })),
    item('scroll', t('scrollingLog.column.scroll'), (row) => ({ id: row.scroll_id, name: row.scroll_name })),
    {
      key: 'outcome',
      header: t('scrollingLog.column.outcome'),
      onCard: 'aside',
      cell: ({ success }) => (
        <Badge tone={success ? 'good' : 'danger'} icon={success ? 'check' : 'close'}>
          {t(`scrollingLog.outcome.${success ? 'true' : 'false'}`)}
        </Badge>
      ),
    },
    {
      key: 'white',
      header: t('scrollingLog.column.white'),
      onCard: 'wide',
      isEmpty: ({ white_scroll_used: isUsed }) => !isUsed,
      cell: ({ white_scroll_used: isUsed }) => t(isUsed ? 'logs.yes' : 'logs.no'),
    },
    {
      key: 'slots',
      header: t('scrollingLog.column.slots'),
      align: 'end',
      onCard: 'wide',
      cell: ({ slots_before: before, slots_after: after }) => (
        <bdi dir="ltr">
          {number(before)} → {number(after)}
        </bdi>
      ),
    },
  ];
}
