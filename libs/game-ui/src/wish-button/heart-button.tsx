import { kitText } from '@portico/portal-kit';
import { IconButton, type ButtonProps } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './wish-button.module.css';

export interface HeartButtonProps extends Pick<ButtonProps, 'onClick' | 'isPending'> {
  itemId: number;
  name: string;
  isOn?: boolean;
  children?: ReactNode;
}

/** A heart that is full for an item on the wish list. */
export function HeartButton({ name, isOn = false, onClick, isPending, children }: HeartButtonProps) {
  return (
    <span className={styles.place}>
      <IconButton
        icon="heart"
        size="small"
        className={styles.heart}
        label={kitText('kit.wish', { name })}
        aria-pressed={isOn}
        isPending={isPending}
        onClick={onClick}
      />
      {children}
    </span>
  );
}
