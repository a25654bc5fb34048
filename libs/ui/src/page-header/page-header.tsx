import type { ReactNode } from 'react';
import { classNames } from '@portico/ui/base';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** The page's one h1. */
  title: ReactNode;
  /** A short line above the title that says where the reader is. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** A fixed box before the title: sprite, glyph, avatar. */
  picture?: ReactNode;
  actions?: ReactNode;
  className?: string;
}

/** Page heading: h1 with its context, picture, lead and actions. */
export function PageHeader({ title, eyebrow, lead, picture, actions, className }: PageHeaderProps) {
  return (
    <header className={classNames(styles.root, className)}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
