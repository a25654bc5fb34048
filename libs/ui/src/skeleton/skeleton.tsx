import { classNames } from '../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'box' | 'circle';
  /** CSS sizes of the final content, so that nothing jumps: `8rem`, `100%`. */
  width?: string;
  height?: string;
  className?: string;
}

/** A placeholder of the final size. It is decoration: the loading region sets `aria-busy` itself. */
export function Skeleton({ shape = 'text', width, height, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.root, styles[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}

export interface SkeletonTableProps {
  rows: number;
  /** Column widths as CSS; undefined shares the rest. The bar fills a part of each cell. */
  columns: readonly (string | undefined)[];
  density?: 'dense' | 'comfortable' | undefined;
  /** Whether headers sort, so that phones show them. */
  isSortable?: boolean;
}

/** Rows of a `DataTable` that is loading: the same row height, and cards of two lines on phones. */
export function SkeletonTable({ rows, columns, density = 'dense', isSortable }: SkeletonTableProps) {
  return (
    <div
      className={classNames(styles.table, styles[density], isSortable === true && styles.sortable)}
      aria-hidden="true"
    >
      {Array.from({ length: rows + 1 }, (_, row) => (
        <div className={styles.row} key={row}>
          {columns.map((width, column) => (
            <span className={styles.cell} key={column} style={{ flexBasis: width }}>
              <Skeleton width={`${55 + ((row * 7 + column * 13) % 5) * 9}%`} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
