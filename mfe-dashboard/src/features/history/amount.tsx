import { numberFormat } from '@portico/domain';
import { usePortal } from '@portico/portal-kit';
import styles from './amount.module.css';

export interface AmountProps {
  delta: number;
  /** Stands behind the number: `NX`. */
  unit?: string;
}

export function Amount({ delta, unit }: AmountProps) {
  const { language } = usePortal();
  return (
    <span className={delta < 0 ? styles.taken : styles.added}>
      <bdi>{numberFormat(language, { signDisplay: 'exceptZero' }).format(delta)}</bdi>
      {unit !== undefined && ` ${unit}`}
    </span>
  );
}
