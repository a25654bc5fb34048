import type { ComponentProps } from 'react';
import { classNames } from '@portico/ui/base';
import styles from './chart-field.module.css';

export interface ChartFieldProps extends ComponentProps<'div'> {
  /** Subject of the chart in words. */
  label: string;
  /** The selected point, from 0 to `last`. */
  index: number;
  last: number;
  /** The value at that point, in words. */
  reading: string;
}

/**
 * A chart as a slider over its points, so that screen readers hear each value. Charts run left to right in every
 * language. The drawing is the child; the caller handles pointer and keys (`ChartReader` does both).
 */
export function ChartField({ label, index, last, reading, className, ...props }: ChartFieldProps) {
  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      role="slider"
      tabIndex={0}
      dir="ltr"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={reading}
    />
  );
}
