import type { ReactNode } from 'react';
import { LinkProvider } from '@portico/ui';
import { type Portal, PortalContext } from './portal-context';
import { PortalLink } from './portal-link';

/** Surrounds every page: facts about the portal, and links that use the router. */
export function PortalProvider({ value, children }: { value: Portal; children: ReactNode }) {
  return (
    <PortalContext value={value}>
      <LinkProvider component={PortalLink}>{children}</LinkProvider>
    </PortalContext>
  );
}
