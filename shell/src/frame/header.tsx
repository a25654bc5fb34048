import type { RegistryPage } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { usePortal, useFormat, usePlayersOnline, useSession } from '@portico/portal-kit';
import { classNames, Logo, Icon } from '@portico/ui';
import { useEffect, lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useOpened } from '../navigation/use-opened';
import { PaletteButton } from '../palette/palette-button';
import { LanguageSwitcher } from './language-switcher';
import { MainNavigation } from './main-navigation';
import { ThemeSwitch } from './theme-switch';
import { DASHBOARD_PATH } from '../account/use-account';
import { ONLINE_PATH, useNavigation } from '../navigation/use-navigation';
import { useSignOut } from './use-sign-out';
import sessionStyles from '../guard/session.module.css';
import styles from './header.module.css';

/** Name, navigation and tools of the portal. It has the parts for wide and narrow screens; style sheets show one of them. */
export function Header({ width }: { width: RegistryPage['width'] }) {
  const t = useTexts('shell');
  const { config } = usePortal();
  return (
    <header className={styles.root} data-page-width={width}>
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

/** The place of the players online is this wide until their number is known. */
const PLAYERS_TO_COME = 100;

/** The number of players, which leads to their list if the owner shows it. */
function PlayersOnline() {
  const t = useTexts('shell');
  const list = useNavigation().find(({ path }) => path === ONLINE_PATH);
  const format = useFormat();
  const players = usePlayersOnline();
  const isKnown = players !== null;
  const count = players ?? PLAYERS_TO_COME;
  const words = t('status.players', { count });
  const className = classNames(styles.online, !isKnown && styles.unknown);
  const content = (
    <>
      <span className={styles.lamp} />
      <span className={styles.number} aria-hidden="true">
        {format.number(count)}
      </span>
      {/* A number that is not known yet is no text of the page, so that no search engine reads it. */}
      <span className={styles.words} data-to-come={isKnown ? undefined : words}>
        {isKnown && words}
      </span>
    </>
  );
  if (list === undefined) return <p className={className}>{content}</p>;
  return (
    <Link className={className} to={list.path} aria-current={list.current}>
      {content}
    </Link>
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

const AccountMenu = lazy(() =>
  import(/* webpackChunkName: "account" */ './account-menu').then((module) => ({
    default: module.AccountMenu,
  })),
);

function AccountTools() {
  return (
    <>
      <div className={classNames(styles.account, sessionStyles.player)}>
        <SignedIn />
      </div>
      <div className={classNames(styles.account, sessionStyles.strangers)}>
        <SignedOut />
      </div>
    </>
  );
}

function SignedIn() {
  const t = useTexts('shell');
  const username = useSession((session) => session.username);
  const dashboard = useNavigation().find(({ path }) => path === DASHBOARD_PATH);
  const signOut = useSignOut();
  return (
    <>
      {dashboard && (
        <Link className={styles.tool} to={dashboard.path} aria-current={dashboard.current}>
          {dashboard.label}
        </Link>
      )}
      {username === null ? (
        <AccountLink username="" />
      ) : (
        <Suspense fallback={<AccountLink username={username} />}>
          <AccountMenu username={username} />
        </Suspense>
      )}
      <button type="button" className={classNames(styles.tool, styles.signOut)} onClick={signOut}>
        {t('session.signOut')}
      </button>
    </>
  );
}

/** Shown in place of the menu until its code has loaded. */
function AccountLink({ username }: { username: string }) {
  const t = useTexts('shell');
  return (
    <Link
      className={classNames(styles.tool, styles.player)}
      to={DASHBOARD_PATH}
      aria-label={t('session.welcome', { username })}
    >
      <span className={styles.avatar}>
        <Icon name="user" size={18} />
      </span>
      <span className={styles.username}>
        <bdi>{username}</bdi>
      </span>
      <Icon name="chevronDown" size={12} />
    </Link>
  );
}

function SignedOut() {
  const t = useTexts('shell');
  const { config } = usePortal();
  return (
    <>
      <Link className={styles.tool} to="/login">
        {t('session.signIn')}
      </Link>
      {config.identity.registration && (
        <Link className={styles.toolStrong} to="/register">
          {t('session.register')}
        </Link>
      )}
    </>
  );
}
