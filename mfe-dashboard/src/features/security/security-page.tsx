import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { Stack } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { ApiKeysPanel } from './api-keys-panel';
import { EmailPanel } from './email-panel';
import { OnlinePanel } from './online-panel';
import { PasskeysPanel } from './passkeys-panel';
import { PasswordPanel } from './password-panel';
import { SecondFactorPanel } from './second-factor-panel';
import { SessionsPanel } from './sessions-panel';
import { SignInsPanel } from './sign-ins-panel';
import styles from './security-page.module.css';
import { factorsQuery, sessionsQuery, signInsQuery } from './security.queries';

export function SecurityPage() {
  const t = useTexts('mfe-dashboard');
  const { config } = usePortal();
  const lists = [useQuery(factorsQuery()), useQuery(sessionsQuery()), useQuery(signInsQuery())];
  // The rows of these lists would move the panels below them when they arrive.
  const isKnown = lists.every(({ isPending }) => !isPending);
  return (
    <>
      <SectionHead scene="workshop" isFramed title={t('security.meta.title')} lead={t('security.lead')} />
      <div className={styles.page}>
        <Stack gap={5}>
          <PasswordPanel />
          <SecondFactorPanel />
          {isKnown && (
            <>
              <PasskeysPanel />
              <EmailPanel />
            </>
          )}
        </Stack>
        {isKnown && (
          <Stack gap={5}>
            <SessionsPanel />
            <SignInsPanel />
            {config.onlineList.isOn && <OnlinePanel />}
            <ApiKeysPanel />
          </Stack>
        )}
      </div>
    </>
  );
}
