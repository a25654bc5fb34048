import { useTexts } from '@portico/i18n';
import { usePortal, useSession } from '@portico/portal-kit';
import { classNames, Icon } from '@portico/ui';
import { Link } from 'react-router-dom';
import sessionStyles from '../guard/session.module.css';
import styles from './header.module.css';
import { useSignOut } from './use-sign-out';

/** Who is signed in and the way out; the ways in for others. */
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
  const welcome = t('session.welcome', { username: username ?? '' });
  const signOut = useSignOut();
  return (
    <>
      <Link
        className={classNames(styles.tool, styles.player)}
        to="/dashboard"
        aria-label={welcome}
        title={welcome}
      >
        <Icon className={styles.playerIcon} name="user" size={18} />
        <span className={styles.welcome}>{username !== null && welcome}</span>
      </Link>
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
