import type { ReactNode } from 'react';
import { classNames, Icon } from '@portico/ui/base';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  /** Called on each opening and closing, so that an address can follow it. */
  onToggle?: (isOpen: boolean) => void;
  className?: string;
}

/**
 * The native `details` element: it works before hydration and is found by in-page search. It opens for an invalid field, because
 * browsers neither send the form nor say why while the field is hidden.
 */
export function Disclosure({ summary, children, isOpen, onToggle, className }: DisclosureProps) {
  return (
    <details
      className={classNames(styles.root, className)}
      open={isOpen}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
      onInvalid={({ currentTarget }) => currentTarget.setAttribute('open', '')}
    >
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevronDown" size={16} className={styles.mark} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
