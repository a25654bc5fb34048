import { useTexts } from '@portico/i18n';
import { usePortal, useSession } from '@portico/portal-kit';
import { Icon } from '@portico/ui';
import { Link } from 'react-router-dom';
import styles from './header.module.css';
import { useSignOut } from './use-sign-out';

/** Who is signed in and the way out; else the ways in, where this build has them. */
export function AccountTools() {
  const username = useSession((session) => (session.isAuthenticated ? session.username : undefined));
  const { identity } = usePortal();
  if (username !== undefined) return <SignedIn username={username ?? ''} />;
  return identity ? <SignedOut /> : null;
}

function SignedIn({ username }: { username: string }) {
  const t = useTexts('shell');
  const signOut = useSignOut();
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
