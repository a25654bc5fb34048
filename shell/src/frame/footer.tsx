import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { classNames, ExternalLink, Icon, Link } from '@portico/ui';
import sessionStyles from '../guard/session.module.css';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links';
import { ServerState } from './server-state';
import { useCommunity } from './use-community';
import { useNavigation } from '../navigation/use-navigation';

export function Footer() {
  const t = useTexts('shell');
  const { config, demo, renderedAt } = usePortal();
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <Links />
        <ServerState />
        <nav className={styles.languages} aria-label={t('language.choose')}>
          <LanguageLinks look="row" />
        </nav>
        <p className={styles.words}>
          <span>
            {t('footer.copyright', { year: new Date(renderedAt).getUTCFullYear(), name: config.site.name })}
          </span>
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
        {pages.map((page) => (
          <li key={page.path} className={classNames(page.audience && sessionStyles[page.audience])}>
            <Link className={styles.link} href={page.path}>
              {page.label}
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
