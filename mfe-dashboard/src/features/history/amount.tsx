import { numberFormat } from '@portico/domain';
import { usePortal } from '@portico/portal-kit';
import styles from './amount.module.css';

export interface AmountProps {
  /** Negative for what was spent. */
  delta: number;
  /** Stands behind the number: `NX`. */
  unit?: string;
}

/** How much was added or taken, with its sign. */
export function Amount({ delta, unit }: AmountProps) {
  const { language } = usePortal();
  return (
    <span className={delta < 0 ? styles.taken : styles.added}>
      <bdi>{numberFormat(language, { signDisplay: 'exceptZero' }).format(delta)}</bdi>
      {unit !== undefined && ` ${unit}`}
    </span>
  );
}
