import { ABSENT, type Currency } from '@portico/domain';
import { kitText, useFormat } from '@portico/portal-kit';
import { currencyText } from '@portico/portal-kit/game-words';
import { classNames, Icon } from '@portico/ui';
import { CurrencyPicture } from '../currency-picture/currency-picture';
import styles from './balance-changes.module.css';

export interface BalanceChange {
  currency: Currency;
  /** Undefined if unknown. */
  before: number | undefined;
  /** Undefined while the choice is not valid. */
  after: number | undefined;
}

/** Lists balances before and after a change. */
export function BalanceChanges({ changes }: { changes: readonly BalanceChange[] }) {
  return (
    <dl className={styles.root} aria-live="polite">
      {changes.map((change) => (
        <div key={change.currency} className={styles.row}>
          <CurrencyPicture kind={change.currency} size={32} />
          <dt className={styles.name}>{currencyText(change.currency)}</dt>
          <Values change={change} />
        </div>
      ))}
    </dl>
  );
}

function Values({ change: { before, after } }: { change: BalanceChange }) {
  const { number, signed } = useFormat();
  const delta = after === undefined || before === undefined ? 0 : after - before;
  const textOf = (value: number | undefined) => (value === undefined ? ABSENT : number(value));
  return (
    <>
      <dd className={styles.values}>
        <bdi className={styles.before}>{textOf(before)}</bdi>
        <Icon name="arrowEnd" size={16} label={kitText('kit.becomes')} className={styles.arrow} />
        <bdi className={styles.after}>{textOf(after)}</bdi>
      </dd>
      {delta !== 0 && (
        <dd className={classNames(styles.delta, delta > 0 && styles.gain)}>
          <bdi>{signed(delta)}</bdi>
        </dd>
      )}
    </>
  );
}
