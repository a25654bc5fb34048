import { classNames } from '@portico/ui';
import type { ReactNode } from 'react';
import type { SpritePart } from '@portico/avatar';
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

/** The points of a part, over a box of its shape: its origin, and those by which others hang on it. */
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
