import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import styles from './back-to-database.module.css';
import { paths, type DatabaseTab } from '../../paths';

export function BackToDatabase({ tab = 'items' }: { tab?: DatabaseTab }) {
  const t = useTexts('mfe-database');
  return (
    <LinkButton className={styles.back} href={paths.databaseTab(tab)} variant="quiet" icon="chevronStart">
      {t('item.back')}
    </LinkButton>
  );
}
