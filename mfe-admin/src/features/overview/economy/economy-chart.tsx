import { numberFormat } from '@portico/domain';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { ChartFigure, ChartLevel, ChartTime } from '@portico/ui';
import { useMemo, useState } from 'react';
import { scaleBand, scaleLinear } from 'd3-scale';
import type { DailyFlow } from './economy.queries';
import styles from './economy-chart.module.css';

export interface EconomyChartProps {
  flows: readonly DailyFlow[];
  label: string;
}

/** Bars of 30 days. Pointer and arrow keys choose the day whose values are shown. */
export function EconomyChart({ flows, label }: EconomyChartProps) {
  const t = useTexts('mfe-admin');
  const { day: dayText } = useFormat();
  const [chosen, setChosen] = useState<number>();
  const drawn = useMemo(() => flowBars(flows), [flows]);
  const last = flows.length - 1;
  const index = Math.min(chosen ?? last, last);
  const flow = flows[index];
  const reading = flow ? t('economy.reading', { day: dayText(flow.day), in: flow.in, out: flow.out }) : '';
  return (
    <ChartFigure
      caption={
        <span className={styles.legend}>
          <span className={styles.in}>{t('economy.in')}</span>
          <span className={styles.out}>{t('economy.out')}</span>
        </span>
      }
      isRead={chosen !== undefined}
      label={label}
      index={index}
      last={last}
      reading={reading}
      indexAt={(share) => drawn.indexAt(share * FIELD.width)}
      onRead={setChosen}
    >
      <Plot drawn={drawn} chosen={chosen} />
    </ChartFigure>
  );
}

function Plot({ drawn, chosen }: { drawn: FlowBars; chosen: number | undefined }) {
  const { language } = usePortal();
  const { day: dayText } = useFormat();
  const short = numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  const { width, height, start, end, bottom } = FIELD;
  return (
    <svg className={styles.plot} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {drawn.marks.map(({ y, value }) => (
        <ChartLevel key={y} y={y} from={start} to={width - end}>
          {short.format(value)}
        </ChartLevel>
      ))}
      {drawn.bars.map((bar, index) => (
        <g key={bar.day} className={index === chosen ? styles.chosen : styles.day}>
          <rect
            className={styles.barIn}
            x={bar.x}
            y={drawn.zero - bar.inHeight}
            width={bar.width}
            height={bar.inHeight}
            rx="2"
          />
          <rect
            className={styles.barOut}
            x={bar.x}
            y={drawn.zero}
            width={bar.width}
            height={bar.outHeight}
            rx="2"
          />
        </g>
      ))}
      <path className={styles.zero} d={`M${start} ${drawn.zero}H${width - end}`} />
      {drawn.days.map(({ x, day }) => (
        <ChartTime key={day} x={x} y={height - bottom + 20} isAtEnd={x > width - end * 4}>
          {dayText(day, { month: 'short', day: 'numeric' })}
        </ChartTime>
      ))}
    </svg>
  );
}

/** Plot area in SVG units. */
const FIELD = { width: 720, height: 260, start: 64, end: 8, top: 14, bottom: 30 } as const;

const MARKS = 6;
const EVERY = 5;

type FlowBars = ReturnType<typeof flowBars>;

/** Inflow above the zero line, outflow below, on one scale. */
function flowBars(flows: readonly DailyFlow[]) {
  const { width, height, start, end, top, bottom } = FIELD;
  const x = scaleBand<number>()
    .domain(flows.map((_, index) => index))
    .range([start, width - end])
    .paddingInner(0.3);
  const most = Math.max(1, ...flows.map((flow) => flow.in));
  const least = Math.max(0, ...flows.map((flow) => flow.out));
  const y = scaleLinear()
    .domain([-least, most])
    .nice(MARKS)
    .range([height - bottom, top]);
  const zero = y(0);
  const xOf = (index: number) => x(index) ?? start;
  return {
    bars: flows.map((flow, index) => ({
      ...flow,
      x: xOf(index),
      width: x.bandwidth(),
      inHeight: zero - y(flow.in),
      outHeight: y(-flow.out) - zero,
    })),
    zero,
    marks: y
      .ticks(MARKS)
      .filter(Number.isInteger)
      .map((value) => ({ y: y(value), value: Math.abs(value) })),
    days: flows.flatMap(({ day }, index) =>
      (flows.length - 1 - index) % EVERY === 0 ? [{ x: xOf(index) + x.bandwidth() / 2, day }] : [],
    ),
    indexAt: (place: number) =>
      Math.min(flows.length - 1, Math.max(0, Math.floor((place - start) / Math.max(1, x.step())))),
  };
}
