import type { ReactNode, PointerEvent } from 'react';
import { ChartField } from './chart-field';

export interface ChartReaderProps {
  /** Subject of the chart in words. */
  label: string;
  /** The selected point, from 0 to `last`. */
  index: number;
  last: number;
  /** The value at that point, in words. */
  reading: string;
  /** Returns the point below the pointer; `share` is 0 at the left edge of the field and 1 at the right. */
  indexAt: (share: number) => number;
  /** Called with the point that pointer or keys select, and with undefined when they leave the chart. */
  onRead: (index: number | undefined) => void;
  /** The drawing. */
  children: ReactNode;
}

/** A chart whose points are read by pointer or by the keys of a slider. */
export function ChartReader({ indexAt, onRead, ...props }: ChartReaderProps) {
  const leave = () => onRead(undefined);
  return (
    <ChartField
      {...props}
      onKeyDown={(event) => {
        const next = indexAfterKey(event.key, props.index, props.last);
        if (next === undefined) return;
        event.preventDefault();
        onRead(next);
      }}
      onPointerMove={(event) => onRead(indexAt(shareOfWidth(event)))}
      onPointerLeave={leave}
      onBlur={leave}
    />
  );
}

/** Points that each key moves over a chart. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

/** Returns the point that a slider's key leads to from `index`, from 0 to `last`; undefined for other keys. */
export function indexAfterKey(key: string, index: number, last: number): number | undefined {
  const step = STEPS[key];
  return step === undefined ? undefined : Math.max(0, Math.min(index + step, last));
}

/** Returns how far from the left a pointer is in the listening element: 0 at the left edge, 1 at the right. */
export function shareOfWidth({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
  const { x, width } = currentTarget.getBoundingClientRect();
  return width === 0 ? 0 : (clientX - x) / width;
}
