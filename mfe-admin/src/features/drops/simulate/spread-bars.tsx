import type { Distribution } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames } from '@portico/ui';
import styles from './simulate.module.css';

/** The middle nine tenths of the runs, before over after, on one scale that begins at none. */
export function SpreadBars({ before, after }: { before: Distribution; after: Distribution }) {
  const most = Math.max(before.p95, after.p95, 1);
  return (
    <span className={styles.bars}>
      <SpreadBar side="before" of={before} most={most} />
      <SpreadBar side="after" of={after} most={most} />
    </span>
  );
}

interface SpreadBarProps {
  side: 'before' | 'after';
  of: Distribution;
  most: number;
}

function SpreadBar({ side, of, most }: SpreadBarProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const at = (value: number) => `${(value / most) * 100}%`;
  const words = t('drops.simulate.range', {
    low: number(of.p5),
    high: number(of.p95),
    median: number(of.median),
  });
  return (
    <span className={styles.bar} title={words}>
      <span className={styles.side}>{t(`drops.change.${side}`)}</span>
      <span className={styles.trough} role="img" aria-label={words}>
        <span
          className={classNames(styles.spread, styles[side])}
          style={{ insetInlineStart: at(of.p5), inlineSize: at(of.p95 - of.p5) }}
        />
        <span className={styles.median} style={{ insetInlineStart: at(of.median) }} />
      </span>
      <bdi className={styles.ends} dir="ltr" aria-hidden="true">
        {number(of.p5)}–{number(of.p95)}
      </bdi>
    </span>
  );
}
