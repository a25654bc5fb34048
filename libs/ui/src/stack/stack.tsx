import type { ComponentProps, ElementType, HTMLAttributes } from 'react';
import { classNames } from '@portico/ui/base';
import styles from './stack.module.css';

type StackTag = 'div' | 'form' | 'nav' | 'section' | 'li' | 'ol' | 'ul';

export type StackProps<Tag extends StackTag = 'div'> = ComponentProps<Tag> & {
  as?: Tag;
  /** A step of the spacing tokens. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6;
};

/** Stacks children vertically, with the same gap between them. */
export function Stack<Tag extends StackTag = 'div'>({ as, gap = 4, className, ...rest }: StackProps<Tag>) {
  const Element = (as ?? 'div') as ElementType;
  return <Element {...rest} className={classNames(styles.stack, styles[`gap${gap}`], className)} />;
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
