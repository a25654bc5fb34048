import { matchPage, type RegistryRemote } from '@portico/contract';
import { NotFoundPage } from '@portico/portal-kit';
import { useLocation } from 'react-router-dom';
import { RemoteBoundary } from './federation/remote-boundary';
import { PageIsLive } from './federation/page-is-live';
import { SHELL } from './federation/report-error';
import { RemoteFailure } from './federation/remote-failure';
import { RemoteRoute } from './federation/remote-route';
import { attemptedVersion, mountableRemote } from './federation/remote-views';
import { PageGuard } from './guard/page-guard';
import { PageFailure } from './portal-failure';
import { useRegistry } from './registry/registry-store';

/**
 * The page at the current address, in boundaries that stay while pages come and go: one for what a page throws, and one
 * around the message about that.
 */
export function PortalPages() {
  const { pathname, key } = useLocation();
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  const { remotes } = useRegistry();
  const remote = mountableRemote(remotes, path);
  const source = remote === undefined ? SHELL : { remote: remote.name, version: attemptedVersion(remote) };
  return (
    <RemoteBoundary place={key} source={SHELL} renderError={() => <PageFailure />}>
      <RemoteBoundary
        place={key}
        source={source}
        renderError={(error, retry) =>
          remote === undefined ? (
            <PageFailure />
          ) : (
            <RemoteFailure key={remote.name} remote={remote} error={error} onRetry={retry} />
          )
        }
      >
        <PageAt path={path} remote={remote} />
      </RemoteBoundary>
    </RemoteBoundary>
  );
}

/** Remotes are matched here and mounted outside any `<Route>`, so that each can write its own absolute routes. */
function PageAt({ path, remote }: { path: string; remote: RegistryRemote | undefined }) {
  const match = remote && matchPage(remote.pages, path);
  if (remote === undefined || match === undefined) {
    return (
      <>
        <NotFoundPage />
        <PageIsLive />
      </>
    );
  }
  return (
    <PageGuard page={match.page}>
      <RemoteRoute key={remote.name} remote={remote} />
    </PageGuard>
  );
}
