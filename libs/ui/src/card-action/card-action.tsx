import type { ReactNode } from 'react';
import { Icon } from '@portico/ui/base';
import styles from './card-action.module.css';

/** The action at the foot of a card that is one link. */
export function CardAction({ children }: { children: ReactNode }) {
  return (
    <span className={styles.root}>
      {children}
      <Icon name="arrowEnd" size={16} />
    </span>
  );
}
