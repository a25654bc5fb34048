import { HISTORY_RANGES } from '@portico/domain';
import { QueryStates, useFormat, useSearch } from '@portico/portal-kit';
import { useNumberColumn, columnsOf } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { DataTable, EmptyState, SegmentedLinks, Waiting, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { historyChart } from './lazy-history-chart';
import { playerSearch, type RankHistory, rankHistoryQuery, type RankPoint } from './player.queries';
import styles from './player-history.module.css';

export function PlayerHistory({ id }: { id: number }) {
  const t = useTexts('mfe-public');
  const {
    view: { range },
    hrefWith,
  } = useSearch(playerSearch);
  const query = useQuery(rankHistoryQuery(id, range));
  return (
    <Window
      title={t('player.history.title')}
      icon="chart"
      className={styles.root}
      actions={
        <SegmentedLinks
          className={styles.spans}
          label={t('player.history.range.label')}
          items={HISTORY_RANGES.map((choice) => ({
            key: choice,
            href: hrefWith({ range: choice }),
            text: t(`player.history.range.${choice}`),
            isCurrent: choice === range,
          }))}
        />
      }
    >
      <Waiting isWaiting={query.isPlaceholderData}>
        <QueryStates
          query={query}
          skeleton="25rem"
          isEmpty={({ points }) => points.length < 2}
          empty={<EmptyState title={t('player.history.empty.title')} hint={t('player.history.empty.text')} />}
        >
          {(history) => <History history={history} />}
        </QueryStates>
      </Waiting>
    </Window>
  );
}

function History({ history }: { history: RankHistory }) {
  const t = useTexts('mfe-public');
  const [Chart] = useState(historyChart.get);
  const [hasFailed, setHasFailed] = useState(false);
  const handleMissing = useCallback(() => setHasFailed(true), []);
  return (
    <>
      <p className={styles.summary}>{useSummary(history)}</p>
      {!hasFailed && (
        <div className={styles.charts}>
          <Suspense>
            <Chart history={history} onMissing={handleMissing} />
          </Suspense>
        </div>
      )}
      <details className={styles.details} open={hasFailed}>
        <summary>{t('player.history.table')}</summary>
        <HistoryTable points={history.points} />
      </details>
    </>
  );
}

function useSummary({ points }: RankHistory): string {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  return t('player.history.summary', {
    start: format.day(first.day),
    end: format.day(last.day),
    levelFrom: format.number(first.level),
    levelTo: format.number(last.level),
    rankFrom: format.number(first.rank),
    rankTo: format.number(last.rank),
  });
}

function HistoryTable({ points }: { points: readonly RankPoint[] }) {
  const t = useTexts('mfe-public');
  const numberColumn = useNumberColumn();
  const { day: dayOf } = useFormat();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it where the history is long
    <div className={styles.table} role="region" aria-label={t('player.history.title')} tabIndex={0}>
      <DataTable
        caption={t('player.history.title')}
        rows={points.toReversed()}
        rowKey={({ day }) => day}
        columns={columnsOf(t, {
          'player.history.day': { onCard: 'title', cell: ({ day }) => dayOf(day) },
          'player.history.level': numberColumn(({ level }: RankPoint) => level, {
            isLabelled: true,
          }),
          'player.history.rank': numberColumn(({ rank }: RankPoint) => rank, {
            isLabelled: true,
            onCard: 'aside',
          }),
        })}
      />
    </div>
  );
}
