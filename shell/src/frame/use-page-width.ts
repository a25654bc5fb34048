import { matchPage, remoteForPath, type RegistryPage } from '@portico/contract';
import { useLocation } from 'react-router-dom';
import { useRegistry } from '../registry/registry-store';

/** How wide the page at the address is by its manifest, known before any of its code is there. */
export function usePageWidth(): RegistryPage['width'] {
  const { pathname } = useLocation();
  const { remotes } = useRegistry();
  const remote = remoteForPath(remotes, pathname);
  return remote && matchPage(remote.pages, pathname)?.page.width;
}
