import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { classNames, Logo } from '@portico/ui';
import { Link } from 'react-router-dom';
import sessionStyles from '../guard/session.module.css';
import { PaletteButton } from '../palette/palette-button';
import { AccountTools } from './account-tools';
import styles from './header.module.css';
import { LanguageSwitcher } from './language-switcher';
import { MainNavigation } from './main-navigation';
import { MobileMenu } from './mobile-menu';
import { PlayersOnline } from './players-online';
import { ThemeSwitch } from './theme-switch';

/**
 * Name, navigation and tools of the portal. It has the parts for wide and for narrow screens; style sheets show
 * one of them.
 */
export function Header() {
  const t = useTexts('shell');
  const { config } = usePortal();
  return (
    <header className={styles.root}>
      <div className={styles.row}>
        <div className={styles.place}>
          <Link
            className={classNames(styles.home, config.site.logo === undefined && styles.drawn)}
            to="/"
            aria-label={t('menu.homeOf', { name: config.site.name })}
          >
            <Logo name={config.site.name} picture={config.site.logo} />
          </Link>
          <PlayersOnline />
        </div>
        <MainNavigation />
        <div className={styles.tools}>
          <PaletteButton />
          <AccountTools />
          <div className={sessionStyles.strangers}>
            <ThemeSwitch />
          </div>
          <LanguageSwitcher />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
