import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import styles from './back-to-database.module.css';
import { paths, type DatabaseTab } from '../../paths';

export function BackToDatabase({ tab = 'items' }: { tab?: DatabaseTab }) {
  const text = useTexts('mfe-database')('item.back');
  // Pages may show the arrow alone, with the words in its title.
  return (
    <LinkButton
      className={styles.back}
      href={paths.databaseTab(tab)}
      variant="quiet"
      icon="chevronStart"
      title={text}
    >
      {text}
    </LinkButton>
  );
}
