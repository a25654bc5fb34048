import { numberFormat, type Currency } from '@portico/domain';
import { CurrencyPicture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { classNames, Icon } from '@portico/ui';
import styles from './balance-changes.module.css';

export interface BalanceChange {
  currency: Currency;
  before: number;
  /** Undefined while there is none: what is chosen does not work out. */
  after: number | undefined;
}

/** What balances are before and after, one below the other. */
export function BalanceChanges({ changes }: { changes: readonly BalanceChange[] }) {
  const t = useTexts('mfe-dashboard');
  return (
    <dl className={styles.root} aria-live="polite">
      {changes.map((change) => (
        <div key={change.currency} className={styles.row}>
          <CurrencyPicture kind={change.currency} size={32} />
          <dt className={styles.name}>{t(`history.currency.${change.currency}`)}</dt>
          <Values change={change} />
        </div>
      ))}
    </dl>
  );
}

function Values({ change: { before, after } }: { change: BalanceChange }) {
  const t = useTexts('mfe-dashboard');
  const { language } = usePortal();
  const number = numberFormat(language);
  const delta = after === undefined ? 0 : after - before;
  return (
    <>
      <dd className={styles.values}>
        <bdi className={styles.before}>{number.format(before)}</bdi>
        <Icon name="arrowEnd" size={16} label={t('dialog.becomes')} className={styles.arrow} />
        <bdi className={styles.after}>{after === undefined ? '–' : number.format(after)}</bdi>
      </dd>
      {delta !== 0 && (
        <dd className={classNames(styles.delta, delta > 0 && styles.gain)}>
          <bdi>{numberFormat(language, { signDisplay: 'exceptZero' }).format(delta)}</bdi>
        </dd>
      )}
    </>
  );
}
