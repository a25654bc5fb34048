import { Suspense, useState } from 'react';
import type { RegistryRemote } from '@portico/contract';
import { usePortal } from '@portico/portal-kit';
import { findRemote, refreshRegistry } from '../registry/registry-store';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailure } from './remote-failure';
import { RemoteRefusal } from './remote-refusal';
import { RemoteSkeleton } from './remote-skeleton';
import { forgetView, type RemoteView, viewOf } from './remote-views';

interface RemoteRouteProps {
  remote: RegistryRemote;
}

/** Shows a remote, or why the server refuses its release: none of its code is asked for then. */
export function RemoteRoute({ remote }: RemoteRouteProps) {
  const { problem } = remote;
  return problem === undefined ? (
    <MountedRemote remote={remote} />
  ) : (
    <RemoteRefusal remote={remote} problem={problem} onRetry={() => refreshRegistry({ force: true })} />
  );
}

/** What is there already is rendered at once: a lazy component would show the skeleton for a moment even then. */
function showable(view: RemoteView, attempt: number) {
  return { view, attempt, Page: view.loaded.Component ?? view.View };
}

/**
 * The view of a remote while all is well, else what is wrong and a way to try again without a reload. The view is kept while
 * the page is open, whatever the registry says meanwhile.
 */
function MountedRemote({ remote }: RemoteRouteProps) {
  const { language } = usePortal();
  const [{ view, attempt, Page }, setShown] = useState(() => showable(viewOf(remote, language), 0));

  const retry = async () => {
    await refreshRegistry({ force: true });
    forgetView(remote.name);
    const next = viewOf(findRemote(remote.name) ?? remote, language);
    setShown((shown) => showable(next, shown.attempt + 1));
  };

  return (
    <RemoteBoundary
      key={attempt}
      source={{ remote: remote.name, version: view.loaded.version }}
      renderError={(error) => (
        <RemoteFailure remote={remote} failedVersion={view.loaded.version} error={error} onRetry={retry} />
      )}
    >
      <Suspense fallback={<RemoteSkeleton />}>
        <div data-remote={remote.name}>
          <Page />
        </div>
      </Suspense>
    </RemoteBoundary>
  );
}
