import { useTexts } from '@portico/i18n';
import { useSession } from '@portico/portal-kit';
import { Button, Notice, Window, type IconName } from '@portico/ui';
import { useState } from 'react';
import { ActDialog } from './act-dialog';
import type { Act, AdminAccount } from './accounts.queries';
import styles from './account-page.module.css';

const ICONS: Readonly<Record<Act, IconName>> = {
  ban: 'warning',
  unban: 'check',
  signOut: 'logout',
  resetSecondFactor: 'key',
};

/** What can be done about an account, or why nothing can. */
export function AccountActions({ account }: { account: AdminAccount }) {
  const t = useTexts('mfe-admin');
  const [act, setAct] = useState<Act>();
  const acts: Act[] = [
    'ban',
    ...(account.ban === null && account.addressBans === 0 ? [] : ['unban' as const]),
    'signOut',
    ...(account.hasSecondFactor ? ['resetSecondFactor' as const] : []),
  ];
  return (
    <Window title={t('account.acts')} icon="settings">
      {account.mayAct ? (
        <ul className={styles.acts} role="list">
          {acts.map((one) => (
            <li key={one}>
              <Button
                icon={ICONS[one]}
                variant={one === 'ban' ? 'danger' : 'secondary'}
                onClick={() => setAct(one)}
              >
                {t(`account.act.${nameOf(one, account)}`)}
              </Button>
              <p>{t(`account.dialog.${one}.text`)}</p>
            </li>
          ))}
        </ul>
      ) : (
        <NoActs name={account.name} />
      )}
      {act !== undefined && (
        <ActDialog key={act} account={account} act={act} onClose={() => setAct(undefined)} />
      )}
    </Window>
  );
}

function nameOf(act: Act, { ban }: Pick<AdminAccount, 'ban'>) {
  if (act === 'ban' && ban !== null) return 'banAnew';
  return act === 'unban' && ban === null ? 'unbanAddresses' : act;
}

/** The server refuses too; this says why before somebody tries. */
function NoActs({ name }: { name: string }) {
  const t = useTexts('mfe-admin');
  const isOwn = useSession(({ username }) => username?.toLowerCase() === name.toLowerCase());
  return <Notice>{t(isOwn ? 'account.mayNot.own' : 'account.mayNot.higher')}</Notice>;
}
