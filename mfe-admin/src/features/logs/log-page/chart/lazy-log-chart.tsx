import { lazy, useEffect, type ComponentType } from 'react';
import type { LogChartProps } from './log-chart';

interface LazyLogChartProps extends LogChartProps {
  /** Called where its code cannot be had. */
  onMissing: () => void;
}

let chart: ComponentType<LazyLogChartProps> | undefined;

/** The chart, in a chunk of its own. One whose code did not come is asked for again by the next page. */
export function logChart(): ComponentType<LazyLogChartProps> {
  return (chart ??= lazy(loadChart));
}

async function loadChart(): Promise<{ default: ComponentType<LazyLogChartProps> }> {
  try {
    const { LogChart } = await import(/* webpackChunkName: "log-chart" */ './log-chart');
    return { default: LogChart };
  } catch {
    chart = undefined;
    return { default: MissingChart };
  }
}

function MissingChart({ onMissing }: LazyLogChartProps) {
  useEffect(onMissing, [onMissing]);
  return null;
}
