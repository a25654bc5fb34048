import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { StatRow, StatTile, type IconName } from '@portico/ui';
import type { Account } from './account.queries';

const BALANCES = [
  { field: 'nxCredit', icon: 'star' },
  { field: 'votePoints', icon: 'check' },
  { field: 'maplePoint', icon: 'heart' },
  { field: 'totalMeso', icon: 'chest' },
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
          icon="users"
          label={t('account.characterCount')}
          value={t('account.ofSlots', {
            used: format.number(account.characters.length),
            slots: format.number(account.characterSlots),
          })}
        />
      </StatRow>
    </section>
  );
}
