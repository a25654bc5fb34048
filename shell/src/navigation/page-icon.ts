import { type IconName, isIconName } from '@portico/ui';
import { useRegistry } from '../registry/registry-store';

/** The sign of a page by its path; a sheet of paper if its remote declares none, or one that this shell does not have. */
export function usePageIcon(): (path: string) => IconName {
  const { remotes } = useRegistry();
  const pages = new Map(remotes.flatMap((remote) => remote.pages.map(({ path, icon }) => [path, icon])));
  return (path) => {
    const icon = pages.get(path);
    return icon !== undefined && isIconName(icon) ? icon : 'page';
  };
}
