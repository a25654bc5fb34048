import type { ReactNode } from 'react';
import { ChartField } from './chart-field';
import { indexAfterKey } from './index-after-key';
import { shareOfWidth } from './share-of-width';

export interface ChartReaderProps {
  /** The subject of the chart, in words. */
  label: string;
  /** The place that is read, from 0 to `last`. */
  index: number;
  last: number;
  /** The reading at that place, in words. */
  reading: string;
  /** The place below the pointer; `share` is 0 at the left edge of the field and 1 at the right one. */
  indexAt: (share: number) => number;
  /** Called with the place that pointer or keys lead to, and with undefined when they leave the chart. */
  onRead: (index: number | undefined) => void;
  /** The drawing. */
  children: ReactNode;
}

/** A chart that is read place by place, by pointer and by the keys of a slider. */
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
