import { MissingPart, retriedLazy } from '@portico/portal-kit';
import type { HistoryChartProps } from './history-chart';

interface LazyHistoryChartProps extends HistoryChartProps {
  /** Called if the chart's code cannot be loaded. */
  onMissing: () => void;
}

/** The page's declaration loads the code before hydration, so the chart that the server rendered stays. */
export const historyChart = retriedLazy<LazyHistoryChartProps>(
  async () => (await import(/* webpackChunkName: "history-chart" */ './history-chart')).HistoryChart,
  MissingPart,
);
