import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { ChartField, shareOfWidth, VisuallyHidden } from '@portico/ui';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { DAY_MS } from '@portico/domain';
import type { LogChart as Chart } from '../log.queries';
import { useRangeText, useServerTime } from '../log-state';
import { countOf, endsOf, timeOf, useBrush, type Brush } from './brush';
import styles from './log-chart.module.css';

/** Plot area in pixels. */
const FIELD = { height: 150, start: 44, end: 8, top: 8, bottom: 24 } as const;
/** Width of an axis label with its gap. */
const MARK_WIDTH = 130;
/** Width of the longest label. */
const MARK_ROOM = 100;
const GRID_LINES = 3;

export interface LogChartProps {
  chart: Chart;
  onBrush: ((from: number, until: number) => void) | undefined;
}

export function LogChart({ chart, onBrush }: LogChartProps) {
  const t = useTexts('mfe-admin');
  const rangeText = useRangeText();
  const keysId = useId();
  const [place, width] = useWidth<HTMLDivElement>();
  const drawn = useMemo(() => drawingOf(chart, width), [chart, width]);
  const { brush, now, field } = useBrush({
    chart,
    placeOf: (event) => drawn.placeAt(shareOfWidth(event) * width),
    onBrush,
  });
  const time = timeOf(now, chart);
  const count = countOf(now, chart);
  const reading = t('logs.chart.reading', {
    count,
    range: rangeText(time.from, time.until),
  });
  return (
    <figure className={styles.root}>
      <figcaption className={styles.caption} aria-hidden="true">
        {brush !== undefined ? reading : onBrush && t('logs.chart.hint')}
      </figcaption>
      <ChartField
        {...field}
        ref={place}
        className={styles.field}
        label={t('logs.chart.label')}
        index={now.end}
        last={chart.points.length - 1}
        reading={reading}
        aria-describedby={onBrush && keysId}
      >
        <Plot chart={chart} drawn={drawn} brush={brush} />
      </ChartField>
      {onBrush && (
        <VisuallyHidden>
          <span id={keysId}>{t('logs.chart.keys')}</span>
        </VisuallyHidden>
      )}
    </figure>
  );
}

type Drawing = ReturnType<typeof drawingOf>;

function drawingOf({ points, stepMs, from, until }: Chart, width: number) {
  const { height, start, end, top, bottom } = FIELD;
  const first = points[0]?.at ?? from;
  const x = scaleUtc()
    .domain([first, Math.max((points.at(-1)?.at ?? until) + stepMs, first + stepMs)])
    .range([start, width - end]);
  const most = Math.max(1, ...points.map(({ count }) => count));
  const y = scaleLinear()
    .domain([0, most])
    .range([height - bottom, top]);
  const step = (width - end - start) / Math.max(1, points.length);
  return {
    width,
    x: (at: number) => x(at),
    y: (count: number) => y(count),
    step,
    values: y.ticks(GRID_LINES).filter((value) => Number.isInteger(value) && value > 0),
    // A label starts at its column: the last one may lack room.
    marks: marksOf(points, Math.max(1, Math.floor(width / MARK_WIDTH))).filter(
      (at, index) => index === 0 || x(at) + MARK_ROOM <= width,
    ),
    placeAt: (place: number) =>
      Math.min(points.length - 1, Math.max(0, Math.floor((place - start) / Math.max(step, 1e-9)))),
  };
}

/** Labels below the axis, at equal distances. */
function marksOf(points: Chart['points'], marks: number): readonly number[] {
  const every = Math.max(1, Math.ceil(points.length / marks));
  return points.filter((_, index) => index % every === 0).map(({ at }) => at);
}

function Plot({ chart, drawn, brush }: { chart: Chart; drawn: Drawing; brush: Brush | undefined }) {
  const { number } = useFormat();
  const time = useServerTime();
  const { height, start, end, top, bottom } = FIELD;
  const { width } = drawn;
  const isOfHours = chart.stepMs < DAY_MS;
  const isShort = chart.until - chart.from <= DAY_MS;
  const words = isShort ? time.clock : isOfHours ? time.minute : time.day;
  const gap = Math.min(2, drawn.step / 4);
  const [first, last] = brush === undefined ? [-1, -1] : endsOf(brush);
  return (
    <svg className={styles.plot} width={width} height={height} aria-hidden="true">
      {drawn.values.map((value) => (
        <g key={value}>
          <path className={styles.grid} d={`M${start} ${drawn.y(value)}H${width - end}`} />
          <text className={styles.value} x={start - 6} y={drawn.y(value)}>
            {number(value)}
          </text>
        </g>
      ))}
      {brush !== undefined && (
        <rect
          className={styles.brush}
          x={start + first * drawn.step}
          width={(last - first + 1) * drawn.step}
          y={top}
          height={height - bottom - top}
        />
      )}
      {chart.points.map(({ at, count }, index) => (
        <rect
          key={at}
          className={styles.column}
          x={start + index * drawn.step + gap / 2}
          width={Math.max(drawn.step - gap, 0.5)}
          y={drawn.y(count)}
          height={height - bottom - drawn.y(count)}
        />
      ))}
      <path className={styles.axis} d={`M${start} ${height - bottom}H${width - end}`} />
      {drawn.marks.map((at) => (
        <text key={at} className={styles.mark} x={drawn.x(at)} y={height - bottom + 17}>
          {words(at)}
        </text>
      ))}
    </svg>
  );
}

/** Width before the first measurement. */
const USUAL_WIDTH = 900;

function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    if (element.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
