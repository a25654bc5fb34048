import { useEffect, useState, type ComponentType } from 'react';
import type { HistoryChartProps } from './history-chart';

interface ChartState {
  Chart?: ComponentType<HistoryChartProps>;
  hasFailed: boolean;
}

async function loadChart(): Promise<ChartState> {
  try {
    const { HistoryChart } = await import('./history-chart');
    return { Chart: HistoryChart, hasFailed: false };
  } catch {
    return { hasFailed: true };
  }
}

/** The chart, in a chunk of its own; where that cannot be had, the table stands in for it. */
export function useHistoryChart(): ChartState {
  const [state, setState] = useState<ChartState>({ hasFailed: false });
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const loaded = await loadChart();
      if (!isGone) setState(loaded);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, []);
  return state;
}
