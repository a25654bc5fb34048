import { useFormat } from '@portico/portal-kit';
import styles from './amount.module.css';

export interface AmountProps {
  delta: number;
  /** Printed after the number, such as `NX`. */
  unit?: string;
}

export function Amount({ delta, unit }: AmountProps) {
  const { signed } = useFormat();
  return (
    <span className={delta < 0 ? styles.taken : styles.added}>
      <bdi>{signed(delta)}</bdi>
      {unit !== undefined && ` ${unit}`}
    </span>
  );
}
