import type { ReactNode } from 'react';
import { ChartField } from './chart-field';
import { indexAfterKey } from './index-after-key';
import { shareOfWidth } from './share-of-width';

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
