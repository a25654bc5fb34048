import { indexAfterKey } from '@portico/ui';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { LogChart } from '../log.queries';

export interface Brush {
  anchor: number;
  end: number;
}

export function endsOf({ anchor, end }: Brush): [number, number] {
  return anchor <= end ? [anchor, end] : [end, anchor];
}

/** Time span of a brush, cut to the chart; `until` is exclusive. */
export function timeOf(brush: Brush, { points, stepMs, from, until }: LogChart) {
  const [first, last] = endsOf(brush);
  const start = points[first]?.at ?? from;
  const end = (points[last]?.at ?? from) + stepMs;
  return { from: Math.max(start, from), until: Math.min(end, until) };
}

export function countOf(brush: Brush, { points }: LogChart): number {
  const [first, last] = endsOf(brush);
  return points.slice(first, last + 1).reduce((sum, { count }) => sum + count, 0);
}

/** Brush after a key: arrows move, Shift extends. */
export function brushAfterKey(key: string, isExtending: boolean, brush: Brush, last: number) {
  const end = indexAfterKey(key, brush.end, last);
  if (end === undefined) return undefined;
  return { anchor: isExtending ? brush.anchor : end, end };
}

interface BrushOptions {
  chart: LogChart;
  /** The part of the chart that a pointer is over. */
  placeOf: (event: PointerEvent<HTMLElement>) => number;
  onBrush: ((from: number, until: number) => void) | undefined;
}

/** Pointer and keyboard brushing of a chart; spread `field` on the element. */
export function useBrush({ chart, placeOf, onBrush }: BrushOptions) {
  const last = chart.points.length - 1;
  const [brush, setBrush] = useState<Brush>();
  const isDragged = useRef(false);
  const now = brush ?? { anchor: last, end: last };

  const choose = (chosen: Brush) => {
    const { from, until } = timeOf(chosen, chart);
    setBrush(undefined);
    onBrush?.(from, until);
  };
  const leave = () => {
    isDragged.current = false;
    setBrush(undefined);
  };
  const field = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') choose(now);
      else if (event.key === 'Escape' && brush !== undefined) setBrush(undefined);
      else {
        const next = brushAfterKey(event.key, event.shiftKey && onBrush !== undefined, now, last);
        if (next === undefined) return;
        setBrush(next);
      }
      event.preventDefault();
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || onBrush === undefined) return;
      isDragged.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      const place = placeOf(event);
      setBrush({ anchor: place, end: place });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const end = placeOf(event);
      setBrush({ anchor: isDragged.current ? now.anchor : end, end });
    },
    onPointerUp: () => {
      if (!isDragged.current) return;
      isDragged.current = false;
      // A press without a drag selects one column.
      if (brush !== undefined && brush.anchor !== brush.end) choose(brush);
    },
    onPointerCancel: leave,
    onPointerLeave: () => {
      if (!isDragged.current) leave();
    },
    onBlur: leave,
  };
  return { brush, now, field };
}
