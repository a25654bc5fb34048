import { useTexts } from '@portico/i18n';
import { PageMeta, usePortal } from '@portico/portal-kit';
import { LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import { DoorPage } from '../../shared/door-page';
import styles from './register-page.module.css';

/** The owner lets no one new in for now: what can be done meanwhile. */
export function RegistrationClosed() {
  const t = useTexts('mfe-public');
  const { chat } = usePortal().config.links;
  const title = t('register.closed.title');
  const text = t('register.closed.text');
  return (
    <DoorPage title={title} lead={text}>
      <PageMeta title={title} description={text} noindex />
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
