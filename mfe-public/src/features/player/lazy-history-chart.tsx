import { MissingPart, retriedLazy } from '@portico/portal-kit';
import type { HistoryChartProps } from './history-chart';

interface LazyHistoryChartProps extends HistoryChartProps {
  /** Called where its code cannot be had. */
  onMissing: () => void;
}

/** The page's declaration prepares it, so that what the server drew is not drawn again. */
export const historyChart = retriedLazy<LazyHistoryChartProps>(
  async () => (await import(/* webpackChunkName: "history-chart" */ './history-chart')).HistoryChart,
  MissingPart,
);
