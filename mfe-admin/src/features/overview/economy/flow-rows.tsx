import { useTexts } from '@portico/i18n';
import type { ReactNode } from 'react';
import styles from './economy-lists.module.css';

export interface FlowRow {
  key: string;
  name: ReactNode;
  in: number;
  out: number;
}

interface FlowRowsProps {
  title: string;
  rows: readonly FlowRow[];
  inText: (amount: number) => string;
  outText: (amount: number) => string;
}

const SHOWN = 10;

/** Names with what came in and went out by them, as bars of one scale with the numbers in words. */
export function FlowRows({ title, rows, inText, outText }: FlowRowsProps) {
  const t = useTexts('mfe-admin');
  const most = Math.max(1, ...rows.flatMap((row) => [row.in, row.out]));
  return (
    <section className={styles.list} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {rows.length === 0 ? (
        <p className={styles.none}>{t('economy.nothing')}</p>
      ) : (
        <ul className={styles.rows} role="list">
          {rows.slice(0, SHOWN).map((row) => (
            <li key={row.key} className={styles.row}>
              <span className={styles.name}>
                <bdi>{row.name}</bdi>
              </span>
              {row.in > 0 && <Bar share={row.in / most} look={styles.in} text={inText(row.in)} />}
              {row.out > 0 && <Bar share={row.out / most} look={styles.out} text={outText(row.out)} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const PERCENT = 100;

function Bar({ share, look, text }: { share: number; look: string | undefined; text: string }) {
  return (
    <span className={styles.flow}>
      <span className={styles.track} aria-hidden="true">
        <span className={look} style={{ inlineSize: `${Math.max(1, share * PERCENT)}%` }} />
      </span>
      <span className={styles.amount}>{text}</span>
    </span>
  );
}
