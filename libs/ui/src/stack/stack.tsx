import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names';
import styles from './stack.module.css';

const GAPS = { 1: styles.gap1, 2: styles.gap2, 3: styles.gap3, 4: undefined, 6: styles.gap6 };

export interface StackProps extends HTMLAttributes<HTMLDivElement> {
  /** A step of the tokens' spaces; 4 by default. */
  gap?: keyof typeof GAPS;
  ref?: Ref<HTMLDivElement>;
}

/** One below the other, with the same gap between each. */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(styles.root, GAPS[gap], className)} />;
}
