import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { EmailPanel } from './email-panel';
import { PasskeysPanel } from './passkeys-panel';
import { PasswordPanel } from './password-panel';
import { SecondFactorPanel } from './second-factor-panel';
import { SessionsPanel } from './sessions-panel';
import { SignInsPanel } from './sign-ins-panel';
import styles from './security-page.module.css';

export function SecurityPage() {
  const t = useTexts('mfe-dashboard');
  return (
    <>
      <SectionHead scene="workshop" isFramed title={t('security.title')} lead={t('security.lead')} />
      <div className={styles.page}>
        <div className={styles.column}>
          <PasswordPanel />
          <SecondFactorPanel />
          <PasskeysPanel />
          <EmailPanel />
        </div>
        <div className={styles.column}>
          <SessionsPanel />
          <SignInsPanel />
        </div>
      </div>
    </>
  );
}
