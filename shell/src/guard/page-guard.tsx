import type { ReactNode } from 'react';
import type { PortalPage } from '@portico/contract';
import { useIsHydrated, usePortal, useSession } from '@portico/portal-kit';
import { PageSkeleton } from '@portico/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { PageIsLive } from '../federation/page-is-live';
import { isOpenTo } from './is-open-to';
import styles from './session.module.css';
import { SignInUnavailablePage } from './sign-in-unavailable-page';

/** Who may open a page. It decides what is drawn; what is allowed is decided by the API behind the page. */
export function PageGuard({ page, children }: { page: PortalPage; children: ReactNode }) {
  const { demo, identity } = usePortal();
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const isHydrated = useIsHydrated();
  const { pathname, search } = useLocation();
  if (isOpenTo(page, { demo, isAuthenticated })) return children;
  if (!identity) {
    return (
      <div className={styles.refusal}>
        <SignInUnavailablePage />
        <PageIsLive />
      </div>
    );
  }
  // Until then no one is signed in.
  if (!isHydrated) return <PageSkeleton />;
  return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />;
}
