import { usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, Notice } from '@portico/ui';
import { paths } from '../../paths';
import styles from './download-page.module.css';

/** Why there is nothing to download, and what to do meanwhile. */
export function NoLauncher() {
  const t = useTexts('mfe-public');
  const { demo, config } = usePortal();
  const { chat, forum } = config.links;
  return (
    <Notice title={t('download.none.title')}>
      <p>{demo ? t('download.none.demo') : t('download.none.text')}</p>
      <div className={styles.meanwhile}>
        <LinkButton href={paths.features} size="small" icon="star">
          {t('download.features')}
        </LinkButton>
        {chat !== undefined && (
          <LinkButton href={chat} size="small" icon="chat" isExternal>
            {t('download.chat')}
          </LinkButton>
        )}
        {forum !== undefined && (
          <LinkButton href={forum} size="small" isExternal>
            {t('download.forum')}
          </LinkButton>
        )}
      </div>
    </Notice>
  );
}
