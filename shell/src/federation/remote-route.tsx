import type { RegistryRemote, RemoteProblem } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { Suspense, useState, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { refreshRegistry } from '../registry/registry-store';
import { LOAD_DEADLINE_MS } from './load-deadline';
import { PageFallback } from './page-fallback';
import { PageIsLive } from './page-is-live';
import { RemoteErrorPage } from './remote-error-page';
import { remoteLabel } from './remote-label';
import { RemoteLoadError } from './remote-load-error';
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

interface LateStartProps {
  remote: string;
  /** When the code of the remote is there, or is known to be missing. */
  settled: Promise<void>;
}

/**
 * Deadline beside a page that the server rendered. React shows no fallback while such a page waits, so one that
 * waits forever would look live. After the deadline it fails like any other.
 */
export function LateStart({ remote, settled }: LateStartProps) {
  const served = useServedPage();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    const begin = async () => {
      await settled;
      if (isMounted) timer = setTimeout(() => setIsLate(true), LOAD_DEADLINE_MS);
    };
    void begin();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [settled]);
  if (isLate && served !== undefined) throw new RemoteLoadError('deadline', remote);
  return null;
}

interface RemoteRefusalProps {
  remote: RegistryRemote;
  problem: RemoteProblem;
  onRetry: () => Promise<void>;
}

function RemoteRefusal({ remote, problem, onRetry }: RemoteRefusalProps) {
  const t = useTexts('shell');
  const [isRetrying, setIsRetrying] = useState(false);
  const title = t('remote.refused.title', { label: remoteLabel(remote) });
  const message = t(`remote.refused.${problem.code}`, problem.params);
  const retry = async () => {
    setIsRetrying(true);
    await onRetry();
    setIsRetrying(false);
  };
  return (
    <RemoteErrorPage title={title} message={message} isRetrying={isRetrying} onRetry={() => void retry()} />
  );
}
