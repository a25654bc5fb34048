import type { PageHandle } from '@portico/portal-kit';

/** Groups of the side bar; their names are the texts `frame.group`. */
type MenuGroup = 'game' | 'logs' | 'players' | 'site';

/** Entry of a page in a group of the side bar. */
export function adminMenu(group: MenuGroup, label: string, icon: MenuIcon): PageHandle['menu'] {
  return { label, icon, group };
}

type MenuIcon = NonNullable<PageHandle['menu']>['icon'];
