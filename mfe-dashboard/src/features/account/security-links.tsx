import { useTexts } from '@portico/i18n';
import { Icon, LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import styles from './account-page.module.css';

/** The way to the security of the account, and straight to its password. */
export function SecurityLinks() {
  const t = useTexts('mfe-dashboard');
  return (
    <section className={styles.security} aria-labelledby="account-security">
      <Icon name="key" size={28} className={styles.securityIcon} />
      <div className={styles.securityWords}>
        <h2 id="account-security" className={styles.securityTitle}>
          {t('account.security.title')}
        </h2>
        <p>{t('account.security.text')}</p>
      </div>
      <div className={styles.securityLinks}>
        <LinkButton href={paths.changePassword}>{t('account.security.changePassword')}</LinkButton>
        <LinkButton href={paths.security} iconEnd="arrowEnd">
          {t('account.security.open')}
        </LinkButton>
      </div>
    </section>
  );
}
