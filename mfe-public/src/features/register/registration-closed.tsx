import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import { DoorPage } from '../../shared/door-page';
import styles from './register-page.module.css';

/** The owner lets no one new in for now: what can be done meanwhile. */
export function RegistrationClosed() {
  const t = useTexts('mfe-public');
  const { chat } = usePortal().config.links;
  return (
    <DoorPage title={t('register.closed.title')} lead={t('register.closed.text')}>
      <div className={styles.done}>
        <LinkButton href={paths.login} variant="primary" size="large" icon="key">
          {t('register.closed.login')}
        </LinkButton>
        {chat !== undefined && (
          <LinkButton href={chat} size="large" icon="chat" isExternal>
            {t('register.closed.chat')}
          </LinkButton>
        )}
      </div>
    </DoorPage>
  );
}
