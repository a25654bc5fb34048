import { useTexts } from '@portico/i18n';
import { LinkButton, Window } from '@portico/ui';
import { paths } from '../../paths';
import styles from './security-links.module.css';

export function SecurityLinks() {
  const t = useTexts('mfe-dashboard');
  return (
    <Window title={t('account.security.title')} icon="key">
      <div className={styles.security}>
        <p className={styles.text}>{t('account.security.text')}</p>
        <div className={styles.links}>
          <LinkButton href={paths.changePassword}>{t('account.security.changePassword')}</LinkButton>
          <LinkButton href={paths.security} variant="quiet" iconEnd="arrowEnd">
            {t('account.security.open')}
          </LinkButton>
        </div>
      </div>
    </Window>
  );
}
