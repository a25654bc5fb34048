import type { ReactNode } from 'react';
import { classNames, Icon, type IconName } from '@portico/ui/base';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'accent' | 'good' | 'info' | 'rare' | 'warning' | 'danger';

export interface BadgeProps {
  tone?: Tone;
  icon?: IconName;
  title?: string;
  children: ReactNode;
}

/** Shows a word on a small plate. */
export function Badge({ tone = 'neutral', icon, title, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])} title={title}>
      {icon && <Icon name={icon} size={12} />}
      {children}
    </span>
  );
}

export interface RankMedalProps {
  rank: number;
  /** The rank in words; the number by default. */
  text?: ReactNode;
}

/** Place in a list: gold, silver and bronze for the first three, a plain number after. */
export function RankMedal({ rank, text }: RankMedalProps) {
  const medal = rank >= 1 && rank <= 3 && styles[`medal${rank}`];
  return <span className={classNames(styles.medal, medal)}>{text ?? rank}</span>;
}
