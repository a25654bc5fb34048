import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { classNames, Logo } from '@portico/ui';
import { Link } from 'react-router-dom';
import { PaletteButton } from '../palette/palette-button';
import { AccountTools } from './account-tools';
import styles from './header.module.css';
import { LanguageSwitcher } from './language-switcher';
import { MainNavigation } from './main-navigation';
import { MobileMenu } from './mobile-menu';
import { ThemeSwitch } from './theme-switch';

/** Name, navigation and tools of the portal. What is for wide and for narrow screens is all there: style sheets show one of both. */
export function Header() {
  const t = useTexts('shell');
  const { config } = usePortal();
  return (
    <header className={styles.root}>
      <div className={styles.row}>
        <Link
          className={classNames(styles.home, config.site.logo === undefined && styles.drawn)}
          to="/"
          aria-label={t('menu.homeOf', { name: config.site.name })}
        >
          <Logo name={config.site.name} picture={config.site.logo} />
        </Link>
        <MainNavigation />
        <div className={styles.tools}>
          <PaletteButton />
          <AccountTools />
          <ThemeSwitch />
          <LanguageSwitcher />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
