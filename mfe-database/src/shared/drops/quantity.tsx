import { useFormat } from '@portico/portal-kit';
import styles from './quantity.module.css';

/** `1`, or `2–5`; left to right in every language. */
export function Quantity({ from, to }: { from: number; to: number }) {
  const format = useFormat();
  return (
    <bdi dir="ltr" className={styles.root}>
      {from === to ? format.number(from) : `${format.number(from)}–${format.number(to)}`}
    </bdi>
  );
}
