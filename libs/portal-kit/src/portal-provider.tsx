import type { ReactNode } from 'react';
import { LinkProvider } from '@portico/ui';
import { type Portal, PortalContext } from './portal-context';
import { PortalLink } from './portal-link';

/** Around every page: what is known about the portal, and links that go through the router. */
export function PortalProvider({ value, children }: { value: Portal; children: ReactNode }) {
  return (
    <PortalContext value={value}>
      <LinkProvider component={PortalLink}>{children}</LinkProvider>
    </PortalContext>
  );
}
