import { Suspense, useEffect, useState } from 'react';
import type { RegistryRemote } from '@portico/contract';
import { usePortal } from '@portico/portal-kit';
import { useLocation } from 'react-router-dom';
import { refreshRegistry } from '../registry/registry-store';
import { PageFallback } from './page-fallback';
import { RemoteRefusal } from './remote-refusal';
import { viewOf } from './remote-views';
import { dropServedContent, useServedContent } from './served-content';

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

/** The view of a remote, kept while the page is open, whatever the registry says meanwhile. */
function MountedRemote({ remote }: RemoteRouteProps) {
  const { language } = usePortal();
  const { pathname } = useLocation();
  const served = useServedContent();
  // What is there already is rendered at once: a lazy component would show the skeleton for a moment even then.
  const [{ Page }] = useState(() => {
    const view = viewOf(remote, language, served && pathname);
    return { Page: view.loaded.Component ?? view.View };
  });
  return (
    <Suspense fallback={<PageFallback remote={remote.name} />}>
      {/* Styles of the remote that name no class of its own hold below this element. */}
      <div data-remote={remote.name}>
        <Page />
      </div>
      <Live />
    </Suspense>
  );
}

/** Beside a page that is shown. What its effects throw has been told by the time of the timer. */
function Live() {
  useEffect(() => {
    const timer = setTimeout(dropServedContent);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
