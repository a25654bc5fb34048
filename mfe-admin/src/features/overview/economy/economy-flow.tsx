import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { DataTable } from '@portico/ui';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { type DailyFlow, dailyFlows, flowTotals, useDayText } from './daily-flow';
import type { EconomyChartProps } from './economy-chart';
import type { Economy, EconomyCurrency } from './economy.queries';
import styles from './economy-window.module.css';

/** In and out per day: in words, as a chart, and as a table. */
export function EconomyFlow({ economy, currency }: { economy: Economy; currency: EconomyCurrency }) {
  const t = useTexts('mfe-admin');
  const [Chart] = useState(economyChart);
  const [hasFailed, setHasFailed] = useState(false);
  const handleMissing = useCallback(() => setHasFailed(true), []);
  const flows = useMemo(() => dailyFlows(economy.days, currency), [economy, currency]);
  const label = t(`economy.chart.${currency}`);
  return (
    <section aria-label={label}>
      <p className={styles.summary}>{useSummary(flows)}</p>
      {!hasFailed && (
        <div className={styles.chart}>
          <Suspense>
            <Chart flows={flows} label={label} onMissing={handleMissing} />
          </Suspense>
        </div>
      )}
      <details className={styles.details} open={hasFailed}>
        <summary>{t('economy.table')}</summary>
        <FlowTable flows={flows} label={label} />
      </details>
    </section>
  );
}

function useSummary(flows: readonly DailyFlow[]): string {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const dayText = useDayText();
  const totals = flowTotals(flows);
  if (totals.busiest === undefined) return t('economy.summary.none');
  const net = totals.in - totals.out;
  const words = {
    in: number(totals.in),
    out: number(totals.out),
    net: number(Math.abs(net)),
    day: dayText(totals.busiest.day),
  };
  return t(net < 0 ? 'economy.summary.less' : 'economy.summary.more', words);
}

function FlowTable({ flows, label }: { flows: readonly DailyFlow[]; label: string }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const dayText = useDayText();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it: it has 30 rows
    <div className={styles.table} role="region" aria-label={label} tabIndex={0}>
      <DataTable
        caption={label}
        rows={flows.toReversed()}
        rowKey={({ day }) => day}
        columns={[
          { key: 'day', header: t('economy.day'), onCard: 'title', cell: ({ day }) => dayText(day) },
          {
            key: 'in',
            header: t('economy.in'),
            align: 'end',
            isLabelled: true,
            cell: (flow) => number(flow.in),
          },
          {
            key: 'out',
            header: t('economy.out'),
            align: 'end',
            isLabelled: true,
            cell: (flow) => number(flow.out),
          },
        ]}
      />
    </div>
  );
}

interface LazyEconomyChartProps extends EconomyChartProps {
  onMissing: () => void;
}

type LazyEconomyChart = ComponentType<LazyEconomyChartProps>;

let chart: LazyEconomyChart | undefined;

/** The chart loads as its own chunk; after a failure the next page tries again. */
function economyChart(): LazyEconomyChart {
  return (chart ??= lazy(loadChart));
}

async function loadChart(): Promise<{ default: LazyEconomyChart }> {
  try {
    const { EconomyChart } = await import(/* webpackChunkName: "economy-chart" */ './economy-chart');
    return { default: EconomyChart };
  } catch {
    chart = undefined;
    return { default: MissingChart };
  }
}

function MissingChart({ onMissing }: LazyEconomyChartProps) {
  useEffect(onMissing, [onMissing]);
  return null;
}
