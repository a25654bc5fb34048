import type { ReactNode } from 'react';
import { useTexts } from '@portico/i18n';
import styles from './detail-line.module.css';

export function DetailLine({ id, children }: { id: number; children?: ReactNode }) {
  const t = useTexts('mfe-database');
  return (
    <span className={styles.root}>
      {children}
      <span className={styles.id}>{t('item.id', { id })}</span>
    </span>
  );
}
