import type { OpenAccount, OpenAccounts } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { Icon, Window, type IconName } from '@portico/ui';
import styles from './demo-accounts.module.css';

const ICONS = {
  player: 'user',
  admin: 'crown',
  webAdmin: 'chart',
  banned: 'skull',
} as const satisfies Record<OpenAccount['role'], IconName>;

export interface DemoAccountsProps extends OpenAccounts {
  onChoose: (credentials: { username: string; password: string }) => void;
}

/** Accounts of the demo world that everybody may use; a click fills the form. */
export function DemoAccounts({ password, accounts, onChoose }: DemoAccountsProps) {
  const t = useTexts('mfe-public');
  return (
    <Window title={t('login.demo.title')} icon="key" isFlush>
      <p className={styles.lead}>
        {t('login.demo.text')} {t('login.demo.password', { password })}
      </p>
      <ul role="list">
        {accounts.map(({ username, role }) => (
          <li key={username}>
            <button type="button" className={styles.account} onClick={() => onChoose({ username, password })}>
              <Icon name={ICONS[role]} size={20} className={styles.icon} />
              <span>
                <span className={styles.name}>
                  <bdi>{username}</bdi>
                </span>
                <span className={styles.what}>{t(`login.demo.${role}`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Window>
  );
}
