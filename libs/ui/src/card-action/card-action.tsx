import type { ReactNode } from 'react';
import { Icon } from '@portico/ui/base';
import styles from './card-action.module.css';

/** Where a card that is one link leads, at its foot. */
export function CardAction({ children }: { children: ReactNode }) {
  return (
    <span className={styles.root}>
      {children}
      <Icon name="arrowEnd" size={16} />
    </span>
  );
}
