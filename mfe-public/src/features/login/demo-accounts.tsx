import { useTexts } from '@portico/i18n';
import { Icon, Window, type IconName } from '@portico/ui';
import styles from './demo-accounts.module.css';

/** Public: the demo world says it to everybody. */
const DEMO_PASSWORD = 'portico-demo';

const ACCOUNTS = [
  { username: 'demoplayer', key: 'player', icon: 'user' },
  { username: 'demoadmin', key: 'admin', icon: 'crown' },
  { username: 'demowebadm', key: 'webAdmin', icon: 'chart' },
  { username: 'demobanned', key: 'banned', icon: 'skull' },
] as const satisfies readonly { username: string; key: string; icon: IconName }[];

export interface DemoAccountsProps {
  onChoose: (credentials: { username: string; password: string }) => void;
}

/** Whom the demo world lets everybody be; a click fills the form. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const t = useTexts('mfe-public');
  return (
    <Window title={t('login.demo.title')} icon="key" isFlush>
      <p className={styles.lead}>
        {t('login.demo.text')} {t('login.demo.password', { password: DEMO_PASSWORD })}
      </p>
      <ul role="list">
        {ACCOUNTS.map(({ username, key, icon }) => (
          <li key={username}>
            <button
              type="button"
              className={styles.account}
              onClick={() => onChoose({ username, password: DEMO_PASSWORD })}
            >
              <Icon name={icon} size={20} className={styles.icon} />
              <span>
                <span className={styles.name}>
                  <bdi>{username}</bdi>
                </span>
                <span className={styles.what}>{t(`login.demo.${key}`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Window>
  );
}
