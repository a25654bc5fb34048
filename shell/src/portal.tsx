import { isPageShown, type PortalBoot, matchPage, type RegistryRemote } from '@portico/contract';
import { HoverCards } from '@portico/game-ui';
import {
  PortalProvider,
  SlotContext,
  watchSession,
  NotFoundPage,
  retryServedErrors,
  usePortal,
} from '@portico/portal-kit';
import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { LinkButton } from '@portico/ui';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { markFrameLive } from './boot/early-input';
import { noteRunningPage } from './federation/ended-pages';
import { guardFrame } from './federation/guard-frame';
import { PageFallback } from './federation/page-fallback';
import { PageIsLive } from './federation/served-page';
import { RemoteBoundary } from './federation/remote-boundary';
import { RemoteFailure } from './federation/remote-failure';
import { RemoteRoute } from './federation/remote-route';
import { attemptedVersion, mountableRemote } from './federation/remote-views';
import { SHELL } from './federation/report-error';
import { Frame } from './frame/frame';
import { PageGuard } from './guard/page-guard';
import { useLeftPage } from './navigation/use-left-page';
import { usePrefetch } from './navigation/prefetch';
import { useNavigation } from './navigation/use-navigation';
import { useRegistryRefresh } from './navigation/use-registry-refresh';
import { useScrollRestoration } from './navigation/use-scroll-restoration';
import { AccountWatch } from './account-watch/account-watch';
import { EndedPageWatch } from './federation/ended-page-watch';
import { OfflineWatch } from './offline/offline-watch';
import { PortalFailure, PageFailure } from './portal-failure';
import { useRegistry } from './registry/registry-store';
import { SlotHost } from './slots/slot-host';

interface PortalProps {
  boot: PortalBoot;
  queries: QueryClient;
  /** The router: the browser's history, or the server's request. */
  Router: ComponentType<{ basename: string; children: ReactNode }>;
}

/** The portal as one tree, for server and browser: what all pages share, and the current page. */
export function Portal({ boot, queries, Router }: PortalProps) {
  useEffect(watchSession, []);
  return (
    <PortalProvider value={boot}>
      <QueryClientProvider client={queries}>
        <RemoteBoundary source={SHELL} renderError={() => <PortalFailure />}>
          <Router basename={boot.basename || '/'}>
            <PortalEffects />
            <Frame>
              <SlotContext value={SlotHost}>
                <PortalPages />
                <PageCards />
              </SlotContext>
            </Frame>
            <AccountWatch />
            <EndedPageWatch />
            <OfflineWatch />
            <FrameIsLive />
          </Router>
        </RemoteBoundary>
      </QueryClientProvider>
    </PortalProvider>
  );
}

function PortalEffects() {
  useScrollRestoration();
  useRegistryRefresh();
  usePrefetch();
  useServedErrorRetry();
  return null;
}

/** Runs after the frame's effects, which close popups of the page before, and before early clicks are replayed. */
function FrameIsLive() {
  useEffect(markFrameLive, []);
  // If the portal itself fails, this clean-up runs before the header disappears.
  useLayoutEffect(() => guardFrame(), []);
  return null;
}

/** The current page, in boundaries that stay while pages change: one for what a page throws, and one around its error message. */
export function PortalPages() {
  const { pathname, key } = useLocation();
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  const { remotes } = useRegistry();
  const remote = mountableRemote(remotes, path);
  const source = remote === undefined ? SHELL : { remote: remote.name, version: attemptedVersion(remote) };
  // Before the page renders, because a page that loops would never reach an effect.
  noteRunningPage(remote && { ...source, path });
  const isLeft = useLeftPage();
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
        {isLeft ? <PageFallback remote={source.remote} /> : <PageAt path={path} remote={remote} />}
      </RemoteBoundary>
    </RemoteBoundary>
  );
}

/** Remotes are matched here and mounted outside any `<Route>`, so that each can write its own absolute routes. */
function PageAt({ path, remote }: { path: string; remote: RegistryRemote | undefined }) {
  const { config } = usePortal();
  const match = remote && matchPage(remote.pages, path);
  if (remote === undefined || match === undefined || !isPageShown(match.page, config)) {
    return (
      <>
        <UnknownPage />
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

/** Entries of the navigation on the page for an unknown address. */
const MAX_OTHER_PAGES = 3;

function UnknownPage() {
  const pages = useNavigation().filter(({ audience }) => audience === undefined);
  return (
    <NotFoundPage
      others={pages.slice(0, MAX_OTHER_PAGES).map(({ path, label }) => (
        <LinkButton key={path} href={path}>
          {label}
        </LinkButton>
      ))}
    />
  );
}

/** The server's `Retry-After` for crawlers. */
const RETRY_AFTER_MS = 10_000;

/** Repeats calls that failed temporarily on the server, once. */
function useServedErrorRetry(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => void retryServedErrors(queries), RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [queries]);
}

/** The hover card, on every page. */
function PageCards() {
  const { key } = useLocation();
  return <HoverCards page={key} />;
}
