import { createContext, use } from 'react';
import type { PortalBoot } from '@portico/contract';

/** Facts about the portal; fixed for the life of the page. */
export type Portal = Pick<
  PortalBoot,
  'language' | 'direction' | 'basename' | 'demo' | 'config' | 'unavailable' | 'renderedAt' | 'preview'
> & { registry?: PortalBoot['registry'] | undefined };

export const PortalContext = createContext<Portal | undefined>(undefined);

/** Language, direction, demo world or attached, and the public configuration. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (portal === undefined) throw new Error('usePortal needs a PortalProvider above');
  return portal;
}
