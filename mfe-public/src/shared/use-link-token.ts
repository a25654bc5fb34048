import { useIsHydrated } from '@portico/portal-kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What the link of a mail brought behind `#token=`; undefined without one, and until the page is hydrated: no server is sent it. Once it
 * is read it leaves the address, which people share and browsers keep.
 */
export function useLinkToken(): string | undefined {
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const [token, setToken] = useState<string>();
  const found = isHydrated ? (/^#token=([\w-]{1,200})$/.exec(hash)?.[1] ?? undefined) : undefined;
  if (found !== undefined && found !== token) setToken(found);

  useEffect(() => {
    // The router is not asked: it would draw the page again and forget the token.
    if (found !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
  }, [found]);
  return found ?? token;
}
