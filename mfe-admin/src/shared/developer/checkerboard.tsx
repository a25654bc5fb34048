import { classNames } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './checkerboard.module.css';

interface CheckerboardProps {
  /** The theme's own by default. */
  shade?: 'light' | 'dark';
  className?: string;
  /** Where it holds more than it shows, and is scrolled: what it is then. */
  scrolled?: string;
  children: ReactNode;
}

/** A ground on which one sees where a picture lets through. */
export function Checkerboard({ shade, className, scrolled, children }: CheckerboardProps) {
  return (
    <div
      className={classNames(styles.root, className)}
      data-shade={shade}
      {...(scrolled !== undefined && { role: 'group', 'aria-label': scrolled, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
