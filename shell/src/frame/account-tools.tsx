import { useTexts } from '@portico/i18n';
import { usePortal, useSession } from '@portico/portal-kit';
import { classNames, Icon, VisuallyHidden } from '@portico/ui';
import { Link } from 'react-router-dom';
import sessionStyles from '../guard/session.module.css';
import styles from './header.module.css';
import { useSignOut } from './use-sign-out';

/** Who is signed in and the way out; the ways in for others, where this build has them. */
export function AccountTools() {
  const { identity } = usePortal();
  return (
    <>
      <div className={classNames(styles.account, sessionStyles.players)}>
        <SignedIn />
      </div>
      {identity && (
        <div className={classNames(styles.account, sessionStyles.strangers)}>
          <SignedOut />
        </div>
      )}
    </>
  );
}

function SignedIn() {
  const t = useTexts('shell');
  const username = useSession((session) => session.username);
  const signOut = useSignOut();
  return (
    <>
      <span className={styles.player}>
        {username !== null && (
          <>
            <bdi aria-hidden="true">{username}</bdi>
            <VisuallyHidden>{t('session.welcome', { username })}</VisuallyHidden>
          </>
        )}
      </span>
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
  return (
    <>
      <Link className={styles.tool} to="/login">
        {t('session.signIn')}
      </Link>
      <Link className={styles.toolStrong} to="/register">
        {t('session.register')}
      </Link>
    </>
  );
}
