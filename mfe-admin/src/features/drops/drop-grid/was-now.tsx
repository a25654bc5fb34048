import { useTexts } from '@portico/i18n';
import { VisuallyHidden } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './drop-grid.module.css';

export interface WasNowProps {
  /** Left out where nothing changes. */
  was?: ReactNode;
  children: ReactNode;
}

/** A value, with the one that it takes the place of before it. */
export function WasNow({ was, children }: WasNowProps) {
  const t = useTexts('mfe-admin');
  if (was === undefined) return children;
  return (
    <span className={styles.wasNow}>
      <del>
        <VisuallyHidden>{t('drops.grid.was')} </VisuallyHidden>
        {was}
      </del>{' '}
      <ins>
        <VisuallyHidden>{t('drops.grid.now')} </VisuallyHidden>
        {children}
      </ins>
    </span>
  );
}
