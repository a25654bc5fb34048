import { useTexts } from '@portico/i18n';
import { signOut, usePortal, useSession } from '@portico/portal-kit';
import { Icon, Logo } from '@portico/ui';
import { Link } from 'react-router-dom';
import styles from './header.module.css';
import { LanguageSwitcher } from './language-switcher';
import { MainNavigation } from './main-navigation';
import { MobileMenu } from './mobile-menu';
import { ThemeSwitch } from './theme-switch';
import { useIsNarrow } from './use-is-narrow';

/** Name, navigation and tools of the portal. */
export function Header() {
  const t = useTexts('shell');
  const { config } = usePortal();
  const isNarrow = useIsNarrow();
  return (
    <header className={styles.root}>
      <div className={styles.row}>
        <Link className={styles.home} to="/" aria-label={t('menu.homeOf', { name: config.site.name })}>
          <Logo name={config.site.name} picture={config.site.logo} />
        </Link>
        {!isNarrow && <MainNavigation />}
        <div className={styles.tools}>
          <SignedIn />
          <ThemeSwitch />
          <LanguageSwitcher />
          {isNarrow && <MobileMenu />}
        </div>
      </div>
    </header>
  );
}

function SignedIn() {
  const t = useTexts('shell');
  const username = useSession((session) => (session.isAuthenticated ? session.username : null));
  if (username === null) return null;
  return (
    <>
      <span className={styles.welcome}>{t('session.welcome', { username })}</span>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('session.signOut')}
        title={t('session.signOut')}
        onClick={signOut}
      >
        <Icon name="logout" size={18} />
      </button>
    </>
  );
}
