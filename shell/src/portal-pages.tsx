import { matchPage, remoteForPath } from '@portico/contract';
import { NotFoundPage } from '@portico/portal-kit';
import { useLocation } from 'react-router-dom';
import { RemoteRoute } from './federation/remote-route';
import { PageGuard } from './guard/page-guard';
import { useRegistry } from './registry/registry-store';

/**
 * The page at the current address. Remotes are matched here and mounted outside any `<Route>`, so that each can write
 * its own absolute routes.
 */
export function PortalPages() {
  const { remotes } = useRegistry();
  const { pathname } = useLocation();
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  const remote = remoteForPath(remotes, path);
  const match = remote && matchPage(remote.pages, path);
  if (remote === undefined || match === undefined) return <NotFoundPage />;
  return (
    <PageGuard page={match.page}>
      <RemoteRoute key={remote.name} remote={remote} />
    </PageGuard>
  );
}
