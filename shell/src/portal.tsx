import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { PortalBoot } from '@portico/contract';
import { PortalProvider, SlotContext, watchSession } from '@portico/portal-kit';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AccountWatch } from './notices/account-watch';
import { markFrameLive } from './boot/early-input';
import { RemoteBoundary } from './federation/remote-boundary';
import { SHELL } from './federation/report-error';
import { Frame } from './frame/frame';
import { usePrefetch } from './navigation/use-prefetch';
import { useRegistryRefresh } from './navigation/use-registry-refresh';
import { useScrollRestoration } from './navigation/use-scroll-restoration';
import { PortalFailure } from './portal-failure';
import { PortalPages } from './portal-pages';
import { PageCards } from './slots/page-cards';
import { SlotHost } from './slots/slot-host';
import { useServedErrorRetry } from './use-served-error-retry';

interface PortalProps {
  boot: PortalBoot;
  queries: QueryClient;
  /** The router: on the browser's history, or on the server's request. */
  Router: ComponentType<{ basename: string; children: ReactNode }>;
}

/** The portal as one tree, on the server as in the browser: what every page shares, and the page at the address inside it. */
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
  return null;
}
