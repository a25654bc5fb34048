import { kitText } from '@portico/portal-kit';
import { classNames, IconButton, type ButtonProps } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './wish-button.module.css';

export interface HeartButtonProps extends Pick<ButtonProps, 'onClick' | 'isPending'> {
  itemId: number;
  name: string;
  /** Undefined while no one knows. */
  isOn?: boolean | undefined;
  children?: ReactNode;
}

/** A heart that is full for an item on the wish list, and faint while that is unknown: an empty one would say that it is not. */
export function HeartButton({ name, isOn, onClick, isPending, children }: HeartButtonProps) {
  return (
    <span className={styles.place}>
      <IconButton
        icon="heart"
        size="small"
        className={classNames(styles.heart, isOn === undefined && styles.unknown)}
        label={kitText('kit.wish', { name })}
        aria-pressed={isOn ?? false}
        isPending={isPending}
        onClick={onClick}
      />
      {children}
    </span>
  );
}
