import type { ReactNode } from 'react';
import { classNames } from '@portico/ui/base';
import styles from './page-section.module.css';

export interface PageSectionProps {
  /** The id of the heading, which names the section. */
  id: string;
  title: ReactNode;
  /** Beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A part of a page under a heading of its own, without a frame. */
export function PageSection({ id, title, actions, children, className }: PageSectionProps) {
  return (
    <section className={classNames(styles.root, className)} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
