import { type ComponentType, lazy, useEffect } from 'react';
import type { HistoryChartProps } from './history-chart';

interface LazyHistoryChartProps extends HistoryChartProps {
  /** Called where its code cannot be had. */
  onMissing: () => void;
}

type LazyHistoryChart = ComponentType<LazyHistoryChartProps>;

let chart: LazyHistoryChart | undefined;

/** The chart in a chunk of its own. If the code fails to load, the next page asks again. */
export function historyChart(): LazyHistoryChart {
  return (chart ??= lazy(loadChart));
}

/** Loads its code; the next page that shows it has it at once, so that what the server drew is not drawn again. Never rejects. */
export async function prepareHistoryChart(): Promise<LazyHistoryChart> {
  const { default: Chart } = await loadChart();
  if (Chart !== MissingChart) chart = Chart;
  return Chart;
}

async function loadChart(): Promise<{ default: LazyHistoryChart }> {
  try {
    const { HistoryChart } = await import(/* webpackChunkName: "history-chart" */ './history-chart');
    return { default: HistoryChart };
  } catch {
    chart = undefined;
    return { default: MissingChart };
  }
}

function MissingChart({ onMissing }: LazyHistoryChartProps) {
  useEffect(onMissing, [onMissing]);
  return null;
}
