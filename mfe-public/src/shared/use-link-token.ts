import { useIsHydrated } from '@portico/portal-kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Token of a mail link behind `#token=`; undefined without one. No server sees it, and it is removed from the address, which people share. */
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
