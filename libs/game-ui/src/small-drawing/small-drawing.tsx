import { classNames } from '@portico/ui';
import styles from './small-drawing.module.css';

/** A part of a drawing: a paint of `small-drawing.module.css` and a path, 48 units square. */
export type DrawingPart = readonly [paint: string, path: string];

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
