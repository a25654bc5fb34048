import { CurrencyPicture, type CurrencyPictureKind } from '@portico/game-ui';
import { classNames, Icon, Link } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './balance-card.module.css';

export interface BalanceCardProps {
  kind: CurrencyPictureKind;
  label: string;
  value: string;
  /** Beside the value, small. */
  unit?: string | undefined;
  /** The line below: a link for the whole card, or a note. */
  foot: { text: ReactNode; href?: string | undefined };
  className?: string | undefined;
}

export function BalanceCard({ kind, label, value, unit, foot, className }: BalanceCardProps) {
  return (
    <div className={classNames(styles.card, className)}>
      <p className={styles.label}>
        <CurrencyPicture kind={kind} size={28} />
        {label}
      </p>
      <p className={styles.value}>
        <bdi>{value}</bdi>
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </p>
      {foot.href === undefined ? (
        <div className={styles.foot}>{foot.text}</div>
      ) : (
        <Link href={foot.href} className={classNames(styles.foot, styles.action)}>
          {foot.text}
          <Icon name="arrowEnd" size={14} />
        </Link>
      )}
    </div>
  );
}
