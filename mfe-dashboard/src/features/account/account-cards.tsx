import { ABSENT } from '@portico/domain';
import { CurrencyPicture, type CurrencyPictureKind } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, usePortal, type Account } from '@portico/portal-kit';
import { Skeleton, classNames, Icon, Link } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './account-cards.module.css';
import type { Overview, OverviewState } from './account.queries';
import { useAccountDialog } from './use-account-dialog';

export function AccountCards({ account, overview }: { account: Account; overview: OverviewState }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { hrefOf } = useAccountDialog();
  const { unavailable } = usePortal();
  const balance = (amount: number) => (unavailable.includes('balances') ? ABSENT : format.number(amount));
  const isWaiting = overview.data === undefined && overview.error === null;
  const exchange = (text: string) =>
    overview.data?.spending.isOn
      ? { href: hrefOf('exchange'), text }
      : { text: isWaiting && <Skeleton width="7rem" /> };
  return (
    <section aria-label={t('account.balances')} className={styles.cards}>
      <BalanceCard
        kind="NX"
        label={t('account.nxCredit')}
        value={balance(account.nxCredit)}
        foot={exchange(t('account.getNx'))}
      />
      <BalanceCard
        kind="VP"
        label={t('account.votePoints')}
        value={balance(account.votePoints)}
        foot={exchange(t('account.exchange'))}
      />
      <BalanceCard
        kind="maplePoint"
        label={t('account.maplePoint')}
        value={balance(account.maplePoint)}
        foot={{ text: t('account.maplePointHint'), isHint: true }}
      />
      <BalanceCard
        kind="MESO"
        label={t('account.totalMeso')}
        value={format.number(account.totalMeso)}
        foot={{ text: t('account.totalMesoHint'), isHint: true }}
      />
      <SlotsCard account={account} worlds={overview.data?.slots} />
    </section>
  );
}

interface BalanceCardProps {
  kind: CurrencyPictureKind;
  label: string;
  value: string;
  /** Unit in small letters beside the value. */
  unit?: string | undefined;
  /** The line below the value: a link that covers the whole card, a hint that phones leave out, or anything else. */
  foot: { text: ReactNode; href?: string | undefined; isHint?: boolean };
  className?: string | undefined;
}

function BalanceCard({ kind, label, value, unit, foot, className }: BalanceCardProps) {
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
        <div className={classNames(styles.foot, foot.isHint && styles.hint)}>{foot.text}</div>
      ) : (
        <Link href={foot.href} className={classNames(styles.foot, styles.action)}>
          {foot.text}
          <Icon name="arrowEnd" size={14} />
        </Link>
      )}
    </div>
  );
}

/** A row of more marks would be too small to count. */
const MAX_MARKS = 18;

interface SlotsCardProps {
  account: Account;
  /** Undefined until the overview is loaded. */
  worlds: Overview['slots'] | undefined;
}

function SlotsCard({ account, worlds }: SlotsCardProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const used = account.characters.length;
  const max = worlds?.length === 1 ? (worlds[0]?.max ?? 0) : account.characterSlots;
  const isOneWorld = worlds === undefined || worlds.length < 2;
  // Slots are per world, but `used` counts the characters of all worlds, so they compare only with one world. `max`
  // is 0 if the game has no number.
  const isOfSlots = isOneWorld && max > 0 && used <= max;
  return (
    <BalanceCard
      className={styles.slotsCard}
      kind="characters"
      label={t('account.characterCount')}
      value={format.number(used)}
      unit={isOfSlots ? t('account.ofSlots', { slots: format.number(max) }) : undefined}
      foot={{
        text: isOneWorld ? (
          isOfSlots &&
          max <= MAX_MARKS && (
            <span className={styles.marks} aria-hidden="true">
              {Array.from({ length: max }, (_, slot) => (
                <span key={slot} className={classNames(styles.mark, slot < used && styles.used)} />
              ))}
            </span>
          )
        ) : (
          <ul className={styles.worlds} role="list">
            {worlds.map((one) => (
              <li key={one.world}>
                {t('account.worldSlots', {
                  world: format.number(one.world + 1),
                  used: format.number(one.used),
                  max: format.number(one.max),
                })}
              </li>
            ))}
          </ul>
        ),
      }}
    />
  );
}
