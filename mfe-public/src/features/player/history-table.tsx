import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { DataTable } from '@portico/ui';
import type { RankPoint } from './player.queries';
import { useServerDay } from './use-server-day';
import styles from './player-history.module.css';

/** The points of the chart, the newest first. */
export function HistoryTable({ points }: { points: readonly RankPoint[] }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const dayOf = useServerDay();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it where the history is long
    <div className={styles.table} role="region" aria-label={t('player.history.title')} tabIndex={0}>
      <DataTable
        caption={t('player.history.title')}
        rows={points.toReversed()}
        rowKey={({ day }) => day}
        columns={[
          {
            key: 'day',
            header: t('player.history.day'),
            onCard: 'title',
            cell: ({ day }) => dayOf(day),
          },
          {
            key: 'level',
            header: t('player.history.level'),
            align: 'end',
            isLabelled: true,
            cell: ({ level }) => format.number(level),
          },
          {
            key: 'rank',
            header: t('player.history.rank'),
            align: 'end',
            isLabelled: true,
            onCard: 'aside',
            cell: ({ rank }) => format.number(rank),
          },
        ]}
      />
    </div>
  );
}
