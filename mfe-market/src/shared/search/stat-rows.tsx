import { GOODS_STATS, MAX_STAT_VALUE, MAX_STAT_WEIGHT } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { statText } from '@portico/portal-kit/game-words';
import { Button, IconButton, NumberField, SelectField } from '@portico/ui';
import type { ReactNode } from 'react';
import type { StatRow } from './stat-draft';
import styles from './stat-panel.module.css';

export interface StatRowsProps {
  legend: string;
  rows: readonly StatRow[];
  /** Meaning of a row's numbers: the ends of a range, or a weight, which is in `min`. */
  kind: 'range' | 'weight';
  onChange: (rows: StatRow[]) => void;
  /** Fields for all rows together, shown if there are any rows. */
  children?: ReactNode;
}

/** Rows of stats with their numbers. Each stat can be chosen once. */
export function StatRows({ legend, rows, kind, onChange, children }: StatRowsProps) {
  const t = useTexts('mfe-market');
  const free = GOODS_STATS.filter((stat) => rows.every((row) => row.stat !== stat));
  const [next] = free;
  const change = (at: number, patch: Partial<StatRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...patch } : row)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {rows.map((row, at) => {
        const name = statText(row.stat);
        return (
          <div key={row.stat} className={styles.row}>
            <SelectField
              label={t('stats.stat')}
              isLabelHidden
              value={row.stat}
              options={GOODS_STATS.filter((stat) => stat === row.stat || free.includes(stat)).map((stat) => ({
                value: stat,
                text: statText(stat),
              }))}
              onChange={(value) => change(at, { stat: GOODS_STATS.find((one) => one === value) ?? row.stat })}
            />
            {(kind === 'range' ? (['min', 'max'] as const) : (['min'] as const)).map((end) => {
              const label = t(kind === 'range' ? `stats.${end}` : 'stats.weight');
              return (
                <NumberField
                  key={end}
                  label={`${name}: ${label}`}
                  isLabelHidden
                  placeholder={label}
                  min={kind === 'range' ? 0 : -MAX_STAT_WEIGHT}
                  max={kind === 'range' ? MAX_STAT_VALUE : MAX_STAT_WEIGHT}
                  value={row[end]}
                  onChange={(event) => change(at, { [end]: event.target.value })}
                />
              );
            })}
            <IconButton
              icon="close"
              label={t('stats.removeStat', { stat: name })}
              onClick={() => onChange(rows.filter((_, index) => index !== at))}
            />
          </div>
        );
      })}
      {rows.length > 0 && children}
      {next !== undefined && (
        <Button
          icon="plus"
          size="small"
          onClick={() => onChange([...rows, { stat: next, min: kind === 'range' ? '' : '1', max: '' }])}
        >
          {t('stats.add')}
        </Button>
      )}
    </fieldset>
  );
}
