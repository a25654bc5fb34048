import { SoftText } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './admin-header.module.css';

export interface AdminHeaderProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  /** Badges or a lead beside the title, cut off if there is no room. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** Filters: in the title line on large screens, else below. */
  children?: ReactNode;
}

export function AdminHeader({ title, eyebrow, lead, actions, children }: AdminHeaderProps) {
  return (
    <header className={styles.header}>
      {eyebrow && <SoftText>{eyebrow}</SoftText>}
      <h1 className={styles.title}>{title}</h1>
      {lead && <div className={styles.lead}>{lead}</div>}
      {children && <div className={styles.filters}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
