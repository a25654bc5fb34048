import { Suspense, useState } from 'react';
import type { RegistryRemote } from '@portico/contract';
import { usePortal } from '@portico/portal-kit';
import { useLocation } from 'react-router-dom';
import { refreshRegistry } from '../registry/registry-store';
import { LateStart } from './late-start';
import { PageFallback } from './page-fallback';
import { PageIsLive } from './page-is-live';
import { RemoteRefusal } from './remote-refusal';
import { viewOf } from './remote-views';
import { useServedPage } from './served-page';

interface RemoteRouteProps {
  remote: RegistryRemote;
}

/** Shows a remote, or why the server refuses its release: none of its code is asked for then. */
export function RemoteRoute({ remote }: RemoteRouteProps) {
  const { problem } = remote;
  return problem === undefined ? (
    <MountedRemote remote={remote} />
  ) : (
    <>
      <RemoteRefusal remote={remote} problem={problem} onRetry={() => refreshRegistry({ force: true })} />
      <PageIsLive />
    </>
  );
}

/** The view and its elements are kept while the page is open: the server's HTML stays until the code arrives, unless React renders something else. */
function MountedRemote({ remote }: RemoteRouteProps) {
  const { language } = usePortal();
  const { pathname: path, search } = useLocation();
  const served = useServedPage();
  const [elements] = useState(() => {
    const view = viewOf(remote, language, served && { path, query: new URLSearchParams(search) });
    // A loaded component is rendered at once: a lazy one would show the skeleton for a moment even then.
    const Page = view.loaded.Component ?? view.View;
    return (
      <>
        <LateStart remote={remote.name} settled={view.settled} />
        <Suspense fallback={<PageFallback remote={remote.name} />}>
          {/* Styles of the remote that name no class of its own hold below this element. */}
          <div data-remote={remote.name}>
            <Page />
          </div>
          <PageIsLive remote={remote} />
        </Suspense>
      </>
    );
  });
  return elements;
}
