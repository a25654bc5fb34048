import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '@portico/ui/base';
import styles from './stack.module.css';

const GAPS = [undefined, styles.gap1, styles.gap2, styles.gap3, styles.gap4, styles.gap5, styles.gap6];

export interface StackProps extends HTMLAttributes<HTMLDivElement> {
  /** A step of the tokens' spaces. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6;
  ref?: Ref<HTMLDivElement>;
}

/** One below the other, with the same gap between each. */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(styles.stack, GAPS[gap], className)} />;
}

/** One beside the other, in as many lines as it takes. */
export function Row({ gap = 2, className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(styles.row, GAPS[gap], className)} />;
}

export interface SoftTextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'small';
}

/** Smaller and softer than what it explains. */
export function SoftText({ as: Element = 'p', className, ...rest }: SoftTextProps) {
  return <Element {...rest} className={classNames(styles.soft, className)} />;
}
