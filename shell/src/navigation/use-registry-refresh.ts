import { useEffect, useRef } from 'react';
import { remoteForPath } from '@portico/contract';
import { useLocation } from 'react-router-dom';
import { isOutdated } from '../federation/remote-views';
import { currentRegistry, refreshRegistry } from '../registry/registry-store';

/** Detects deploys on navigation and when the tab becomes visible. An unloaded remote uses its new release; a running one needs a fresh document. */
export function useRegistryRefresh(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    let isCurrent = true;
    const reloadIfOutdated = () => {
      const remote = remoteForPath(currentRegistry().remotes, pathname);
      if (isCurrent && remote !== undefined && isOutdated(remote)) window.location.reload();
    };
    void refreshRegistry().then(reloadIfOutdated);
    return () => {
      isCurrent = false;
    };
  }, [pathname]);

  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') void refreshRegistry();
    };
    // Started when a link is pointed at, so that the answer is there when it is followed.
    const handlePointer = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) void refreshRegistry();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    document.addEventListener('pointerover', handlePointer, { passive: true });
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      document.removeEventListener('pointerover', handlePointer);
    };
  }, []);
}
