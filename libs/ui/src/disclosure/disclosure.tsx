import type { ReactNode } from 'react';
import { classNames, Icon } from '@portico/ui/base';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  /** Told when it opens or closes, by whomever: an address that says so is changed here. */
  onToggle?: (isOpen: boolean) => void;
  className?: string;
}

/** The native details: works before hydration, found by in-page search. */
export function Disclosure({ summary, children, isOpen, onToggle, className }: DisclosureProps) {
  return (
    <details
      className={classNames(styles.root, className)}
      open={isOpen}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevronDown" size={16} className={styles.mark} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
