import { kitText } from '@portico/portal-kit';
import { classNames, IconButton, type ButtonProps } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './wish-button.module.css';

export interface HeartButtonProps extends Pick<ButtonProps, 'onClick' | 'isPending'> {
  itemId: number;
  name: string;
  /** Undefined while unknown. */
  isOn?: boolean | undefined;
  children?: ReactNode;
}

/** A heart: full for an item on the wish list, faint while that is unknown, because an empty one would mean that it is not on it. */
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
