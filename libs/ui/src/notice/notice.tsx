import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon/icon';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'good' | 'warning' | 'danger';

const ICONS: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  good: 'check',
  warning: 'warning',
  danger: 'warning',
};

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  actions?: ReactNode;
  /** `status` announces politely, `alert` at once; omit it for messages that are there from the start. */
  role?: 'status' | 'alert';
  children?: ReactNode;
  className?: string;
}

/** A message in place: stale data, a missing permission, a saved change. */
export function Notice({ tone = 'info', title, actions, role, children, className }: NoticeProps) {
  return (
    <div className={classNames(styles.root, styles[tone], className)} role={role}>
      <Icon name={ICONS[tone]} size={18} className={styles.icon} />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
