import { type ComponentType, lazy, useEffect } from 'react';
import type { EconomyChartProps } from './economy-chart';

interface LazyEconomyChartProps extends EconomyChartProps {
  /** Called where its code cannot be had. */
  onMissing: () => void;
}

type LazyEconomyChart = ComponentType<LazyEconomyChartProps>;

let chart: LazyEconomyChart | undefined;

/** The chart, in a chunk of its own. One whose code did not come is asked for again by the next page. */
export function economyChart(): LazyEconomyChart {
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
