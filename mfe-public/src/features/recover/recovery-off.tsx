import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { ExternalLink, Link, Notice } from '@portico/ui';
import { paths } from '../../paths';
import styles from './recover-page.module.css';

/** In place of the form where no mail can be sent. */
export function RecoveryOff() {
  const t = useTexts('mfe-public');
  const { chat } = usePortal().config.links;
  return (
    <>
      <Notice
        title={t('recover.off.title')}
        actions={chat !== undefined && <ExternalLink href={chat}>{t('recover.off.chat')}</ExternalLink>}
      >
        {t('recover.off.text')}
      </Notice>
      <div className={styles.ways}>
        <Link href={paths.login}>{t('recover.login')}</Link>
      </div>
    </>
  );
}
