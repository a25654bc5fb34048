import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { StatRow, StatTile } from '@portico/ui';
import type { AdminAccount } from './accounts.queries';
import styles from './account-page.module.css';

const BALANCES = ['nxCredit', 'votePoints', 'maplePoint', 'nxPrepaid', 'meso'] as const;

export function AccountBalances({ balances }: Pick<AdminAccount, 'balances'>) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <StatRow className={styles.balances}>
      {BALANCES.map((balance) => (
        <StatTile
          key={balance}
          label={t(`account.balance.${balance}`)}
          className={balance === 'meso' ? styles.wide : undefined}
          value={<bdi>{number(balances[balance])}</bdi>}
        />
      ))}
    </StatRow>
  );
}
