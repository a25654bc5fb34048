import { useTexts } from '@portico/i18n';
import { Icon, Link } from '@portico/ui';
import { SECURITY_PATH } from '../account/use-account';
import styles from './second-factor-notice.module.css';

/** Notice for admins whose role waits for a second factor. It lies at the bottom of the window, so nothing moves. */
export function SecondFactorNotice() {
  const t = useTexts('shell');
  return (
    <aside className={styles.root} aria-label={t('account.secondFactor.label')}>
      <Icon name="key" size={18} />
      <p>{t('account.secondFactor.text')}</p>
      <Link className={styles.action} href={SECURITY_PATH}>
        {t('account.secondFactor.action')}
      </Link>
    </aside>
  );
}
