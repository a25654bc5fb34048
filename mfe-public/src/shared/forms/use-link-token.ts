import { useIsHydrated } from '@portico/portal-kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Token after `#token=` in a mailed link, if any. Servers never see it; it leaves the address because people share addresses. */
export function useLinkToken(): string | undefined {
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const [token, setToken] = useState<string>();
  const found = isHydrated ? (/^#token=([\w-]{1,200})$/.exec(hash)?.[1] ?? undefined) : undefined;
  if (found !== undefined && found !== token) setToken(found);

  useEffect(() => {
    // Bypasses the router, which would render the page again and lose the token.
    if (found !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
  }, [found]);
  return found ?? token;
}
