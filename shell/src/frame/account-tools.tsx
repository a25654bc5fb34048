import { lazy, Suspense } from 'react';
import { useTexts } from '@portico/i18n';
import { usePortal, useSession } from '@portico/portal-kit';
import { classNames, Icon } from '@portico/ui';
import { Link } from 'react-router-dom';
import { DASHBOARD_PATH } from '../account/use-account';
import sessionStyles from '../guard/session.module.css';
import { useNavigation } from '../navigation/use-navigation';
import styles from './header.module.css';
import { useSignOut } from './use-sign-out';

const AccountMenu = lazy(() =>
  import(/* webpackChunkName: "account" */ './account-menu').then((module) => ({
    default: module.AccountMenu,
  })),
);

export function AccountTools() {
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
