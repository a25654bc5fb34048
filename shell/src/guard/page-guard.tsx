import type { ReactNode } from 'react';
import type { PortalPage } from '@portico/contract';
import { usePortal, useSession } from '@portico/portal-kit';
import { Navigate, useLocation } from 'react-router-dom';
import { PageIsLive } from '../federation/page-is-live';
import { isOpenTo } from './is-open-to';
import { SignInUnavailablePage } from './sign-in-unavailable-page';

/** Who may open a page. It decides what is drawn; what is allowed is decided by the API behind the page. */
export function PageGuard({ page, children }: { page: PortalPage; children: ReactNode }) {
  const { demo, identity } = usePortal();
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const { pathname, search } = useLocation();
  if (isOpenTo(page, { demo, isAuthenticated })) return children;
  if (!identity) {
    return (
      <>
        <SignInUnavailablePage />
        <PageIsLive />
      </>
    );
  }
  return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />;
}
