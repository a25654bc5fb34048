import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { ChartFigure, ChartLevel, ChartTime } from '@portico/ui';
import { useMemo, useState } from 'react';
import { DAY_MS } from '@portico/domain';
import { FIELD, historyLine, type HistoryLine, type HistoryMeasure, timeOfDay } from './history-lines';
import type { RankHistory, RankPoint } from './player.queries';
import styles from './history-chart.module.css';

export interface HistoryChartProps {
  history: RankHistory;
}

const YEAR_MS = 365 * DAY_MS;
const DAY_OF_MONTH = { month: 'short', day: 'numeric' } as const;
const MONTH_OF_YEAR = { month: 'short', year: 'numeric' } as const;

/** Level and rank as two lines over the same days. Pointer and arrow keys read a day from both. */
export function HistoryChart({ history }: HistoryChartProps) {
  const [chosen, setChosen] = useState<number>();
  return (
    <>
      {(['level', 'rank'] as const).map((measure) => (
        <MeasureChart
          key={measure}
          history={history}
          measure={measure}
          chosen={Math.min(chosen ?? history.points.length - 1, history.points.length - 1)}
          isPointed={chosen !== undefined}
          onChoose={setChosen}
        />
      ))}
    </>
  );
}

interface MeasureChartProps extends HistoryChartProps {
  measure: HistoryMeasure;
  chosen: number;
  isPointed: boolean;
  onChoose: (index: number | undefined) => void;
}

function MeasureChart({ history, measure, chosen, isPointed, onChoose }: MeasureChartProps) {
  const t = useTexts('mfe-public');
  const drawn = useMemo(() => historyLine(history, measure), [history, measure]);
  const point = history.points[chosen];
  const read = useReading(point);
  return (
    <ChartFigure
      caption={t(`player.history.${measure}`)}
      isRead={isPointed}
      label={t(`player.history.${measure}`)}
      index={chosen}
      last={history.points.length - 1}
      reading={read}
      indexAt={(share) => nearest(history.points, drawn.timeAt(share * FIELD.width))}
      onRead={onChoose}
    >
      <Plot drawn={drawn} />
      {point && isPointed && <Mark x={drawn.x(point.day)} y={drawn.y(point[measure])} />}
    </ChartFigure>
  );
}

function Plot({ drawn }: { drawn: HistoryLine }) {
  const format = useFormat();
  const { width, height, start, end, bottom } = FIELD;
  const times = drawn.days.map(timeOfDay);
  const isOfYears = Math.max(...times) - Math.min(...times) > YEAR_MS;
  return (
    <svg className={styles.plot} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {drawn.values.map((value) => (
        <ChartLevel key={value} y={drawn.y(value)} from={start} to={width - end}>
          {format.number(value)}
        </ChartLevel>
      ))}
      {drawn.days.map((day) => (
        <ChartTime
          key={day}
          x={drawn.x(day)}
          y={height - bottom + 20}
          isAtEnd={drawn.x(day) > width - end * 2}
        >
          {format.day(day, isOfYears ? MONTH_OF_YEAR : DAY_OF_MONTH)}
        </ChartTime>
      ))}
      <path className={styles.line} d={drawn.path} />
      {drawn.alone.map(({ x, y }) => (
        <circle key={x} className={styles.dot} cx={x} cy={y} r="3" />
      ))}
    </svg>
  );
}

function Mark({ x, y }: { x: number; y: number }) {
  const { width, height, top, bottom } = FIELD;
  return (
    <svg className={styles.mark} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.rule} d={`M${x} ${top}V${height - bottom}`} />
      <circle className={styles.dot} cx={x} cy={y} r="4.5" />
    </svg>
  );
}

function useReading(point: RankPoint | undefined): string {
  const t = useTexts('mfe-public');
  const format = useFormat();
  if (point === undefined) return '';
  return t('player.history.point', {
    day: format.day(point.day),
    level: format.number(point.level),
    rank: format.number(point.rank),
  });
}

function nearest(points: readonly RankPoint[], time: number): number {
  const distances = points.map(({ day }) => Math.abs(timeOfDay(day) - time));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
