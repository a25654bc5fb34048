import { useTexts } from '@portico/i18n';
import { classNames, VisuallyHidden } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './before-after.module.css';

export function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <WasNow was={before === after ? undefined : <bdi>{before}</bdi>}>
      <bdi className={styles.number}>{after}</bdi>
    </WasNow>
  );
}

interface ChangeTextProps {
  before: number;
  after: number;
  format: (value: number) => string;
}

export function ChangeText({ before, after, format }: ChangeTextProps) {
  return (
    <span className={styles.change}>
      <BeforeAfter before={format(before)} after={format(after)} />
      <Difference before={before} after={after} format={format} />
    </span>
  );
}

/** Two numbers that print the same count as unchanged. */
export function Difference({ before, after, format }: ChangeTextProps) {
  const t = useTexts('mfe-admin');
  if (format(before) === format(after)) return <span className={styles.same}>{t('drops.change.same')}</span>;
  const kind = after > before ? 'more' : 'less';
  return (
    <span className={classNames(styles.difference, styles[kind])}>
      {t(`drops.change.${kind}`, { formatted: format(Math.abs(after - before)) })}
    </span>
  );
}

interface WasNowProps {
  /** Undefined if nothing changes. */
  was?: ReactNode;
  children: ReactNode;
}

export function WasNow({ was, children }: WasNowProps) {
  const t = useTexts('mfe-admin');
  if (was === undefined) return children;
  return (
    <span className={styles.wasNow}>
      <del>
        <VisuallyHidden>{t('drops.grid.was')} </VisuallyHidden>
        {was}
      </del>{' '}
      <ins>
        <VisuallyHidden>{t('drops.grid.now')} </VisuallyHidden>
        {children}
      </ins>
    </span>
  );
}
