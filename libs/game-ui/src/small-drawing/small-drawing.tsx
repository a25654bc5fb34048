import { classNames } from '@portico/ui';
import type { DrawingPart } from './drawing-part';
import styles from './small-drawing.module.css';

export interface SmallDrawingProps {
  /** The farthest first. */
  parts: readonly DrawingPart[];
  /** Edge in px; 48 by default. */
  size?: number;
  className?: string | undefined;
}

/** A small drawing from the game, with its text beside it. */
export function SmallDrawing({ parts, size = 48, className }: SmallDrawingProps) {
  return (
    <svg
      className={classNames(styles.root, className)}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {parts.map(([paint, path], index) => (
        <path key={index} className={styles[paint]} d={path} />
      ))}
    </svg>
  );
}
