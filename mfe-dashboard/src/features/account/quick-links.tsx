import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import styles from './account-page.module.css';

export function QuickLinks() {
  const t = useTexts('mfe-dashboard');
  return (
    <nav className={styles.links} aria-label={t('links.title')}>
      <h2 className={styles.linksTitle}>{t('links.title')}</h2>
      <LinkButton href={paths.rankings} icon="crown">
        {t('links.rankings')}
      </LinkButton>
      <LinkButton href={paths.database} icon="sword">
        {t('links.database')}
      </LinkButton>
      <LinkButton href={paths.market} icon="store">
        {t('links.market')}
      </LinkButton>
    </nav>
  );
}
