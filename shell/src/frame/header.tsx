import { useTexts } from '@portico/i18n';
import { usePortal, useFormat, usePlayersOnline } from '@portico/portal-kit';
import { classNames, Logo, Icon } from '@portico/ui';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import sessionStyles from '../guard/session.module.css';
import { useOpened } from '../navigation/use-opened';
import { PaletteButton } from '../palette/palette-button';
import { AccountTools } from './account-tools';
import styles from './header.module.css';
import { LanguageSwitcher } from './language-switcher';
import { MainNavigation } from './main-navigation';
import { ThemeSwitch } from './theme-switch';

/** Name, navigation and tools of the portal. It has the parts for wide and narrow screens; style sheets show one of them. */
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

/** Number of players online, in a place of fixed size; without room in the bar it wraps out of sight. */
function PlayersOnline() {
  const t = useTexts('shell');
  const format = useFormat();
  const players = usePlayersOnline();
  return (
    <p className={classNames(styles.online, players === null && styles.unknown)}>
      <span className={styles.lamp} />
      {players !== null && (
        <>
          <span className={styles.number} aria-hidden="true">
            {format.number(players)}
          </span>
          <span className={styles.words}>{t('status.players', { count: players })}</span>
        </>
      )}
    </p>
  );
}

const load = () => import(/* webpackChunkName: "menu" */ './menu-sheet').then(({ MenuSheet }) => MenuSheet);

function MobileMenu() {
  const t = useTexts('shell');
  const { key } = useLocation();
  const { Opened, isOpen, prepare, open, close } = useOpened(load);
  useEffect(close, [key, close]);
  return (
    <>
      <button
        type="button"
        className={classNames(styles.tool, styles.forNarrow)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('menu.open')}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="menu" size={22} />
      </button>
      {isOpen && Opened && <Opened onClose={close} />}
    </>
  );
}
