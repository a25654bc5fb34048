import { lazy, Suspense, useState } from 'react';
import { useSession } from '@portico/portal-kit';
import { useLocation } from 'react-router-dom';
import { RemoteBoundary } from '../federation/remote-boundary';
import { SHELL } from '../federation/report-error';
import { useAccountCache } from '../account/use-account';

const AccountNotices = lazy(() =>
  import(/* webpackChunkName: "account" */ './account-notices').then((module) => ({
    default: module.AccountNotices,
  })),
);

/** Follows the signed-in account. Other visitors do not load its code. */
export function AccountWatch() {
  const { pathname } = useLocation();
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const [isWatching, setIsWatching] = useState(isAuthenticated);
  // Stays mounted after signing out, because it also handles the end of a session.
  if (isAuthenticated && !isWatching) setIsWatching(true);
  // After the queries above, which know by then whether there is anything to load.
  useAccountCache();
  if (!isWatching) return null;
  return (
    <RemoteBoundary place={pathname} source={SHELL} renderError={() => null}>
      <Suspense>
        <AccountNotices />
      </Suspense>
    </RemoteBoundary>
  );
}
