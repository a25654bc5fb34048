import type { PageHandle } from '@portico/portal-kit';

type MenuIcon = NonNullable<PageHandle['menu']>['icon'];

/** Groups of the side bar; their names are the texts `frame.group`. */
type MenuGroup = 'game' | 'logs' | 'players' | 'site';

/** Texts of a page, those of its header, and its entry in the side bar: in a group, or above all groups. */
export function adminHandle(name: string, icon: MenuIcon, group?: MenuGroup): PageHandle {
  return {
    title: `${name}.title`,
    description: `${name}.lead`,
    menu: { label: `${name}.title`, icon, ...(group && { group }) },
  };
}
