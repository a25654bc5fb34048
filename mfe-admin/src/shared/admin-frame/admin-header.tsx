import type { ReactNode } from 'react';
import styles from './admin-header.module.css';

export interface AdminHeaderProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  /** Stands beside the title: badges, or what the page is about, which is cut where there is no room. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** Filters of the page: in the same line on large screens, else in a line of their own. */
  children?: ReactNode;
}

/** The head of a page of the administration: one line, then its rows. */
export function AdminHeader({ title, eyebrow, lead, actions, children }: AdminHeaderProps) {
  return (
    <header className={styles.header}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title}>{title}</h1>
      {lead && <div className={styles.lead}>{lead}</div>}
      {children && <div className={styles.filters}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
