import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { StatRow, StatTile, type IconName } from '@portico/ui';
import type { Account } from './account.queries';
import styles from './account-page.module.css';

const BALANCES = [
  { field: 'nxCredit', icon: 'star' },
  { field: 'votePoints', icon: 'check' },
  { field: 'maplePoint', icon: 'heart' },
] as const satisfies readonly { field: keyof Account; icon: IconName }[];

export function AccountCards({ account }: { account: Account }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  return (
    <section aria-label={t('account.balances')}>
      <StatRow>
        {BALANCES.map(({ field, icon }) => (
          <StatTile
            key={field}
            icon={icon}
            label={t(`account.${field}`)}
            value={format.number(account[field])}
          />
        ))}
        <StatTile
          icon="chest"
          label={t('account.totalMeso')}
          // Billions do not fit in the wide letters of the other numbers.
          value={<span className={styles.meso}>{format.number(account.totalMeso)}</span>}
        />
        <StatTile
          className={styles.lastTile}
          icon="users"
          label={t('account.characterCount')}
          value={format.number(account.characters.length)}
          // Slots are counted for each world, characters over all of them.
          {...(account.characters.length <= account.characterSlots && {
            unit: t('account.ofSlots', { slots: format.number(account.characterSlots) }),
          })}
        />
      </StatRow>
    </section>
  );
}
