import { useEffect } from 'react';
import type { PortalBoot } from '@portico/contract';
import { PortalProvider, SlotContext, watchSession } from '@portico/portal-kit';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { useAccountCache } from './account-cache';
import { RemoteBoundary } from './federation/remote-boundary';
import { SHELL } from './federation/report-error';
import { Frame } from './frame/frame';
import { usePrefetch } from './navigation/use-prefetch';
import { useRegistryRefresh } from './navigation/use-registry-refresh';
import { useScrollRestoration } from './navigation/use-scroll-restoration';
import { PortalFailure } from './portal-failure';
import { PortalPages } from './portal-pages';
import { SlotHost } from './slots/slot-host';

/** The portal as one tree: what every page shares, and the page at the address inside it. */
export function Portal({ boot, queries }: { boot: PortalBoot; queries: QueryClient }) {
  useEffect(watchSession, []);
  return (
    <PortalProvider value={boot}>
      <QueryClientProvider client={queries}>
        <RemoteBoundary source={SHELL} renderError={() => <PortalFailure />}>
          <BrowserRouter basename={boot.basename || '/'}>
            <PortalEffects />
            <Frame>
              <SlotContext value={SlotHost}>
                <PortalPages />
              </SlotContext>
            </Frame>
          </BrowserRouter>
        </RemoteBoundary>
      </QueryClientProvider>
    </PortalProvider>
  );
}

function PortalEffects() {
  useAccountCache();
  useScrollRestoration();
  useRegistryRefresh();
  usePrefetch();
  return null;
}
