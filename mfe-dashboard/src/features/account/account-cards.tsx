import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Skeleton } from '@portico/ui';
import type { Account } from './account.queries';
import { BalanceCard } from './balance-card';
import styles from './account-cards.module.css';
import type { OverviewState } from './own-character';
import { SlotsCard } from './slots-card';
import { useAccountDialog } from './use-account-dialog';

export interface AccountCardsProps {
  account: Account;
  overview: OverviewState;
}

export function AccountCards({ account, overview }: AccountCardsProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { hrefOf } = useAccountDialog();
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
        value={format.number(account.nxCredit)}
        foot={exchange(t('account.getNx'))}
      />
      <BalanceCard
        kind="VP"
        label={t('account.votePoints')}
        value={format.number(account.votePoints)}
        foot={exchange(t('account.exchange'))}
      />
      <BalanceCard
        kind="maplePoint"
        label={t('account.maplePoint')}
        value={format.number(account.maplePoint)}
        foot={{ text: t('account.maplePointHint') }}
      />
      <BalanceCard
        kind="MESO"
        label={t('account.totalMeso')}
        value={format.number(account.totalMeso)}
        foot={{ text: t('account.totalMesoHint') }}
      />
      <SlotsCard account={account} worlds={overview.data?.slots} />
    </section>
  );
}
