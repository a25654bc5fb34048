import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { ExternalLink, Icon, Link } from '@portico/ui';
import styles from './footer.module.css';
import { ServerState } from './server-state';
import { useCommunity } from './use-community';
import { useNavigation } from '../navigation/use-navigation';

/** Where else to go, how the server is, whose site it is, and since when. */
export function Footer() {
  const t = useTexts('shell');
  const { config, demo } = usePortal();
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <Links />
        <ServerState />
        <p className={styles.words}>
          <span>{t('footer.copyright', { year: new Date().getFullYear(), name: config.site.name })}</span>
          {demo && <span className={styles.demo}>{t('footer.demo')}</span>}
        </p>
      </div>
    </footer>
  );
}

function Links() {
  const t = useTexts('shell');
  const pages = useNavigation();
  const outside = useCommunity().filter(({ isExternal }) => isExternal);
  return (
    <nav aria-label={t('footer.navigation')}>
      <ul className={styles.list} role="list">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <Link className={styles.link} href={path}>
              {label}
            </Link>
          </li>
        ))}
        {outside.map(({ href, text }) => (
          <li key={href}>
            <ExternalLink className={styles.link} href={href}>
              <bdi>{text}</bdi>
              <Icon name="external" size={12} />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
