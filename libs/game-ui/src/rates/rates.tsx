import { useFormat } from '@portico/portal-kit';
import type { ReactNode } from 'react';
import styles from './rates.module.css';

export interface RatesProps {
  /** "Rates" in the language of the page. */
  label: string;
  /** A rate without a number is left out. */
  rates: readonly { key: string; term: string; times: number | undefined }[];
  /** Note on all rates, such as a badge for the beta. */
  note?: ReactNode;
}

/** The server's multipliers over the original game, always in these figures. Empty if the owner has set none. */
export function Rates({ label, rates, note }: RatesProps) {
  const { multiplier } = useFormat();
  const known = rates.flatMap(({ times, ...rate }) => (times === undefined ? [] : [{ ...rate, times }]));
  if (known.length === 0) return null;
  return (
    <section className={styles.root} aria-label={label}>
      <dl className={styles.list}>
        {known.map(({ key, term, times }) => (
          <div key={key} className={styles.rate}>
            <dt>{term}</dt>
            <dd>
              <bdi>{multiplier(times)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {note}
    </section>
  );
}
