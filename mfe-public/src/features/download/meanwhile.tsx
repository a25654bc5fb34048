import { useHasPage, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import styles from './download-page.module.css';

/** What to do while there is nothing to download. */
export function Meanwhile() {
  const t = useTexts('mfe-public');
  const hasPage = useHasPage();
  const { chat, forum } = usePortal().config.links;
  return (
    <div className={styles.buttons}>
      {hasPage(paths.features) && (
        <LinkButton href={paths.features} variant="primary" size="large" icon="star">
          {t('download.features')}
        </LinkButton>
      )}
      {chat !== undefined && (
        <LinkButton href={chat} size="large" icon="chat" isExternal>
          {t('download.chat')}
        </LinkButton>
      )}
      {forum !== undefined && (
        <LinkButton href={forum} size="large" icon="users" isExternal>
          {t('download.forum')}
        </LinkButton>
      )}
    </div>
  );
}
