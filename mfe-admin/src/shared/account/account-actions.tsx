import { useTexts } from '@portico/i18n';
import { useSession } from '@portico/portal-kit';
import { Button, Notice, Window, type IconName } from '@portico/ui';
import { useState } from 'react';
import { ActDialog } from './act-dialog';
import type { Act, AdminAccount } from './account.queries';
import styles from './account.module.css';

const ICONS: Readonly<Record<Act, IconName>> = {
  ban: 'warning',
  unban: 'check',
  signOut: 'logout',
  resetSecondFactor: 'key',
};

export function AccountActions({ account, isLine = false }: { account: AdminAccount; isLine?: boolean }) {
  const t = useTexts('mfe-admin');
  const [act, setAct] = useState<Act>();
  const acts: Act[] = [
    'ban',
    ...(account.ban === null && account.addressBans === 0 ? [] : ['unban' as const]),
    'signOut',
    ...(account.hasSecondFactor ? ['resetSecondFactor' as const] : []),
  ];
  const buttons = (
    <ul className={isLine ? styles.actLine : styles.acts} role="list" aria-label={t('account.acts')}>
      {acts.map((one) => (
        <li key={one}>
          <Button
            icon={ICONS[one]}
            size={isLine ? 'small' : undefined}
            variant={one === 'ban' ? 'danger' : 'secondary'}
            onClick={() => setAct(one)}
          >
            {t(`account.act.${nameOf(one, account)}`)}
          </Button>
          {!isLine && <p>{t(`account.dialog.${one}.text`)}</p>}
        </li>
      ))}
    </ul>
  );
  const content = account.mayAct ? buttons : <NoActs name={account.name} />;
  return (
    <>
      {isLine ? (
        content
      ) : (
        <Window title={t('account.acts')} icon="settings">
          {content}
        </Window>
      )}
      {act !== undefined && (
        <ActDialog key={act} account={account} act={act} onClose={() => setAct(undefined)} />
      )}
    </>
  );
}

function nameOf(act: Act, { ban }: Pick<AdminAccount, 'ban'>) {
  if (act === 'ban' && ban !== null) return 'banAnew';
  return act === 'unban' && ban === null ? 'unbanAddresses' : act;
}

/** The server refuses too; this explains it beforehand. */
function NoActs({ name }: { name: string }) {
  const t = useTexts('mfe-admin');
  const isOwn = useSession(({ username }) => username?.toLowerCase() === name.toLowerCase());
  return <Notice>{t(isOwn ? 'account.mayNot.own' : 'account.mayNot.higher')}</Notice>;
}
