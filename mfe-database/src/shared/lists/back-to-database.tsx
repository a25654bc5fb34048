import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import styles from './back-to-database.module.css';
import { paths, type DatabaseTab } from '../../paths';

export function BackToDatabase({ tab = 'items' }: { tab?: DatabaseTab }) {
  return <BackLink href={paths.databaseTab(tab)} text={useTexts('mfe-database')('item.back')} />;
}

export function BackLink({ href, text }: { href: string; text: string }) {
  // Pages may show the arrow alone, with the words in its title.
  return (
    <LinkButton className={styles.back} href={href} variant="quiet" icon="chevronStart" title={text}>
      <bdi>{text}</bdi>
    </LinkButton>
  );
}
