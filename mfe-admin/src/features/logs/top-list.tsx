import { SoftText } from '@portico/ui';
import { useId, type ReactNode } from 'react';
import styles from './top-list.module.css';

interface TopListProps {
  title: string;
  entries: readonly { id: number; name: ReactNode; count: ReactNode; hint?: string }[];
}

/** Highest totals of a log, in one line. */
export function TopList({ title, entries }: TopListProps) {
  const id = useId();
  return (
    <section className={styles.root}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.list} aria-labelledby={id}>
        {entries.map(({ id: key, name, count, hint }) => (
          <li key={key} className={styles.item}>
            {name}
            <span className={styles.count}>{count}</span>
            {hint !== undefined && <SoftText as="span">{hint}</SoftText>}
          </li>
        ))}
      </ol>
    </section>
  );
}
