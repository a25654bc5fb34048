import type { RegistryRemote, RemoteProblem } from '@portico/contract';
import { i18n, TextsProvider, useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { lazy, Suspense, useState, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { refreshRegistry, remoteLabel } from '../registry/registry-store';
import { isHeldBack } from './ended-pages';
import { PageFallback } from './page-fallback';
import { PageIsLive, isServedPage, useServedPage } from './served-page';
import { RemoteErrorPage } from './remote-failure';
import { RemoteLoadError } from './remote-load-error';
import { viewOf } from './remote-views';
import { useStartDeadline } from './load-deadline';

interface RemoteRouteProps {
  remote: RegistryRemote;
}

/** Shows a remote, or why the server refuses its release, whose code is then not requested. */
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

/** View and elements stay the same while the page is open: React keeps the server's HTML until the code arrives, unless they change. */
function MountedRemote({ remote }: RemoteRouteProps) {
  const { language } = usePortal();
  const { pathname: path, search } = useLocation();
  const served = useServedPage();
  const [elements] = useState(() => {
    if (isHeldBack(remote.name, path.replace(/(.)\/+$/, '$1'))) return <HeldPage remote={remote.name} />;
    const view = viewOf(remote, language, served && { path, query: new URLSearchParams(search) });
    // A loaded component is rendered directly: a lazy one would show the skeleton for a moment.
    const Page = view.loaded.Component ?? view.View;
    return (
      <>
        <LateStart remote={remote.name} settled={view.settled} />
        <Suspense fallback={<PageFallback remote={remote.name} />}>
          {/* Styles of the remote that name no class of its own hold below this element. */}
          <div data-remote={remote.name}>
            <TextsProvider i18n={i18n} defaultNS={remote.namespace}>
              <Page />
            </TextsProvider>
          </div>
          <PageIsLive remote={remote} />
        </Suspense>
      </>
    );
  });
  return elements;
}

const Never = lazy(() => new Promise<never>(() => {}));

/** Keeps what the server rendered of a page that ended its tab before, and fails once it is hydrated: a click starts the page. */
function HeldPage({ remote }: { remote: string }) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  if (isMounted) throw new RemoteLoadError('held', remote);
  return (
    <Suspense fallback={<PageFallback remote={remote} />}>
      <div data-remote={remote}>
        <Never />
      </div>
    </Suspense>
  );
}

interface LateStartProps {
  remote: string;
  /** Resolves when the remote's code has loaded or failed. */
  settled: Promise<void>;
}

/** Deadline for a served page: React shows no fallback while it waits, so it would look live for ever. Then it fails like any other. */
export function LateStart({ remote, settled }: LateStartProps) {
  const { pathname, search } = useLocation();
  useStartDeadline(remote, settled, () => isServedPage(pathname + search));
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
