import { SoftText } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './admin-header.module.css';

export interface AdminHeaderProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  /** A sentence or badges: beside the title where there is room, else below it. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** Buttons after the actions. On phones, they show only their icons, beside the title. */
  tools?: ReactNode;
  /** Filters: in the title line where large screens have room, else below. */
  children?: ReactNode;
}

export function AdminHeader({ title, eyebrow, lead, actions, tools, children }: AdminHeaderProps) {
  return (
    <header className={styles.header}>
      {eyebrow && <SoftText>{eyebrow}</SoftText>}
      <h1 className={styles.title}>{title}</h1>
      {lead && <div className={styles.lead}>{lead}</div>}
      {children && <div className={styles.filters}>{children}</div>}
      {(actions ?? tools) && (
        <div className={styles.actions}>
          {actions}
          {tools && <div className={styles.tools}>{tools}</div>}
        </div>
      )}
    </header>
  );
}
