import type { PageHandle } from '@portico/portal-kit';

/** Groups of the side bar; their names are the texts `frame.group`. */
type MenuGroup = 'game' | 'logs' | 'players' | 'site';

/** Texts of a page, those of its header, and its entry in the side bar: in a group, or above all groups. */
export function adminHandle(name: string, icon: PageHandle['icon'], group?: MenuGroup): PageHandle {
  return {
    title: `${name}.title`,
    description: `${name}.lead`,
    icon,
    menu: { label: `${name}.title`, ...(group && { group }) },
  };
}
