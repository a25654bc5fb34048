import type { ReactNode } from 'react';
import { classNames } from '@portico/ui/base';
import styles from './chart-figure.module.css';
import { ChartReader, type ChartReaderProps } from './chart-reader';

export interface ChartFigureProps extends ChartReaderProps {
  /** Title or legend above the chart. */
  caption: ReactNode;
  /** The reading is shown beside the caption while a point is read. */
  isRead: boolean;
}

/** A chart with its caption and the reading of the chosen point. */
export function ChartFigure({ caption, isRead, ...reader }: ChartFigureProps) {
  return (
    <figure className={styles.root}>
      <figcaption className={styles.caption}>
        {caption}
        <span className={styles.reading}>{isRead && reader.reading}</span>
      </figcaption>
      <ChartReader {...reader} />
    </figure>
  );
}

interface ChartLevelProps {
  y: number;
  /** Ends of the line across the chart. */
  from: number;
  to: number;
  children: ReactNode;
}

/** A value of the axis: its line across the chart, and its text before it. */
export function ChartLevel({ y, from, to, children }: ChartLevelProps) {
  return (
    <g>
      <path className={styles.level} d={`M${from} ${y}H${to}`} />
      <text className={classNames(styles.text, styles.value)} x={from - 8} y={y}>
        {children}
      </text>
    </g>
  );
}

interface ChartTimeProps {
  x: number;
  y: number;
  /** Centered on its place, the text would leave the chart. */
  isAtEnd: boolean;
  children: ReactNode;
}

/** A day below the chart. */
export function ChartTime({ isAtEnd, ...text }: ChartTimeProps) {
  return <text {...text} className={classNames(styles.text, isAtEnd ? styles.atEnd : styles.time)} />;
}
