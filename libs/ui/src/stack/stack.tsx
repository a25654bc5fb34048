import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '@portico/ui/base';
import styles from './stack.module.css';

export interface StackProps extends HTMLAttributes<HTMLDivElement> {
  /** A step of the spacing tokens. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6;
  ref?: Ref<HTMLDivElement>;
}

/** Stacks children vertically, with the same gap between them. */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(styles.stack, styles[`gap${gap}`], className)} />;
}

/** Puts children side by side, wrapping where needed. */
export function Row({ gap = 2, className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(styles.row, styles[`gap${gap}`], className)} />;
}

export interface SoftTextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'small';
}

/** Smaller and softer text that explains something. */
export function SoftText({ as: Element = 'p', className, ...rest }: SoftTextProps) {
  return <Element {...rest} className={classNames(styles.soft, className)} />;
}
