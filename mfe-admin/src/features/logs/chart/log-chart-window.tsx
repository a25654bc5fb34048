import { errorText, usePortal, MissingPart, retriedLazy } from '@portico/portal-kit';
import { useNumberColumn, columnsOf } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { Button, DataTable, Disclosure, Icon } from '@portico/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { brushedDays, useRangeText, NO_FILTERS } from '../log-state';
import type { LogCalls, LogChart, UsedLog } from '../log.queries';
import type { LogChartProps } from './log-chart';
import styles from './log-chart.module.css';

export function LogChartWindow({ calls, used }: { calls: Pick<LogCalls<never>, 'chart'>; used: UsedLog }) {
  const t = useTexts('mfe-admin');
  const { zone } = usePortal().config.time;
  const query = useQuery({ ...calls.chart(used.selection), placeholderData: keepPreviousData });
  const [isMissing, setIsMissing] = useState(false);
  const Chart = logChart.get();
  // The log of a single character cannot be filtered by date, so its chart cannot be brushed.
  const brushed =
    used.view.playerId > 0
      ? undefined
      : (from: number, until: number) =>
          used.set({ ...brushedDays(from, until, zone), days: NO_FILTERS.days });
  const { data: chart, error } = query;
  const isOpen = used.view.chart === 'open';
  const rangeText = useRangeText();
  const summaryOf = ({ points, from, stepMs, isAbout }: LogChart) => {
    const most = points.reduce((best, point) => (point.count > best.count ? point : best), {
      at: from,
      count: 0,
    });
    const range = rangeText(most.at, most.at + stepMs);
    return most.count === 0
      ? t('logs.chart.none')
      : t(isAbout ? 'logs.chart.mostAbout' : 'logs.chart.most', { count: most.count, range });
  };
  if (chart === undefined && error !== null)
    return (
      <section className={styles.strip} aria-label={t('logs.chart.title')}>
        <div className={styles.failed} role="alert">
          <p>{errorText(error)}</p>
          <Button icon="retry" size="small" isPending={query.isFetching} onClick={() => void query.refetch()}>
            {t('logs.retry')}
          </Button>
        </div>
      </section>
    );
  return (
    <section className={styles.strip} aria-label={t('logs.chart.title')}>
      <button
        type="button"
        className={styles.bar}
        aria-expanded={isOpen}
        onClick={() => used.set({ chart: isOpen ? '' : 'open' }, { replace: true })}
      >
        <Icon name="chart" size={18} />
        <span className={styles.title}>{t('logs.chart.title')}</span>
        {chart && !isOpen && <Sparkline points={chart.points} />}
        <span className={styles.summary}>{chart && summaryOf(chart)}</span>
        <Icon name="chevronDown" size={16} className={styles.mark} />
      </button>
      {isOpen && (
        <div className={styles.opened}>
          <div className={styles.place}>
            {chart && !isMissing && chart.points.length > 0 && (
              <Suspense>
                <Chart chart={chart} onBrush={brushed} onMissing={() => setIsMissing(true)} />
              </Suspense>
            )}
          </div>
          {chart === undefined ? (
            <div className={styles.unread} />
          ) : (
            <Disclosure className={styles.numbers} summary={t('logs.chart.table')} isOpen={isMissing}>
              <ChartTable chart={chart} />
            </Disclosure>
          )}
        </div>
      )}
    </section>
  );
}

const SPARK_HEIGHT = 24;

function Sparkline({ points }: Pick<LogChart, 'points'>) {
  const most = Math.max(1, ...points.map(({ count }) => count));
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${Math.max(1, points.length)} ${SPARK_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {points.map(({ at, count }, index) => (
        <rect
          key={at}
          x={index + 0.1}
          y={SPARK_HEIGHT * (1 - count / most)}
          width={0.8}
          height={(SPARK_HEIGHT * count) / most}
        />
      ))}
    </svg>
  );
}

type Point = LogChart['points'][number];

function ChartTable({ chart: { points, stepMs } }: { chart: LogChart }) {
  const t = useTexts('mfe-admin');
  const numberColumn = useNumberColumn();
  const rangeText = useRangeText();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll a long table
    <div className={styles.table} role="region" aria-label={t('logs.chart.title')} tabIndex={0}>
      <DataTable
        caption={t('logs.chart.title')}
        rows={points.filter(({ count }) => count > 0).toReversed()}
        rowKey={({ at }) => at}
        columns={columnsOf(t, {
          'logs.column.time': { onCard: 'title', cell: ({ at }: Point) => rangeText(at, at + stepMs) },
          'logs.chart.rows': numberColumn(({ count }: Point) => count, {
            onCard: 'aside',
          }),
        })}
      />
    </div>
  );
}

interface LazyLogChartProps extends LogChartProps {
  onMissing: () => void;
}

const logChart = retriedLazy<LazyLogChartProps>(
  async () => (await import(/* webpackChunkName: "log-chart" */ './log-chart')).LogChart,
  MissingPart,
);
