import type { LinkProps } from '@portico/ui';
import { Link } from 'react-router-dom';

/** Addresses of the portal's own pages, which the router handles. */
const PAGE = /^(?:\/(?!\/|api\/|releases\/|shell\/)|\?)/;

/** The link of the design system inside the portal: pages by the router, everything else by the browser. */
export function PortalLink({ href, ...rest }: LinkProps) {
  const isPage = PAGE.test(href) && rest.target === undefined && rest.download === undefined;
  return isPage ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
