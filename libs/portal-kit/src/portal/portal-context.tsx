import { createContext, use, type ReactNode } from 'react';
import type { PortalBoot } from '@portico/contract';
import { LinkProvider, type LinkProps } from '@portico/ui';
import { Link } from 'react-router-dom';

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

/** Surrounds every page: facts about the portal, and links that use the router. */
export function PortalProvider({ value, children }: { value: Portal; children: ReactNode }) {
  return (
    <PortalContext value={value}>
      <LinkProvider component={PortalLink}>{children}</LinkProvider>
    </PortalContext>
  );
}

/** Addresses of the portal's own pages, which the router handles. */
const PAGE = /^(?:\/(?!\/|api\/|releases\/|shell\/)|\?)/;

/** The link of the design system inside the portal: pages by the router, everything else by the browser. */
export function PortalLink({ href, ...rest }: LinkProps) {
  const isPage = PAGE.test(href) && rest.target === undefined && rest.download === undefined;
  return isPage ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
