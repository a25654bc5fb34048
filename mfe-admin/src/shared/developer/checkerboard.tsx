import { classNames } from '@portico/ui';
import type { ReactNode } from 'react';
import type { SpritePart } from '@portico/avatar';
import styles from './checkerboard.module.css';

interface CheckerboardProps {
  /** The theme's own by default. */
  shade?: 'light' | 'dark';
  className?: string;
  /** Label of the scrollable area. */
  scrolled?: string;
  children: ReactNode;
}

/** Checkered background that shows transparency. */
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

/** Points of a part: its origin and its anchors. */
export function Anchors({ part: { origin, anchors, width, height } }: { part: SpritePart }) {
  const points = [
    { name: 'origin', x: origin.x, y: origin.y },
    ...Object.entries(anchors).map(([name, { x, y }]) => ({ name, x: origin.x + x, y: origin.y + y })),
  ];
  return points.map(({ name, x, y }) => (
    <span
      key={name}
      className={styles.point}
      data-is-origin={name === 'origin'}
      style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
    >
      <span className={styles.name}>{name}</span>
    </span>
  ));
}
