import { ownsPath } from '@portico/contract';
import type { IconName } from '@portico/ui';

/** Signs of pages in menus and in the search; a longer path comes before a shorter one. */
const ICONS = Object.entries({
  '/dashboard/inventory': 'chest',
  '/dashboard/stores': 'store',
  '/dashboard/rewards': 'star',
  '/dashboard/history': 'scroll',
  '/dashboard/security': 'key',
  '/dashboard': 'user',
  '/rankings/gains': 'trend',
  '/rankings': 'crown',
  '/market/sales': 'coin',
  '/market/search': 'filter',
  '/market': 'store',
  '/database': 'chest',
  '/training': 'sword',
  '/compare': 'sort',
  '/world-map': 'map',
  '/drop-changes': 'edit',
  '/droprates': 'edit',
  '/features': 'star',
  '/download': 'download',
  '/online': 'users',
  '/dressing-room': 'user',
  '/wishes': 'heart',
  '/news': 'feed',
  '/login': 'key',
  '/register': 'user',
  '/admin/accounts': 'users',
  '/admin/suspicions': 'warning',
  '/admin/logs': 'scroll',
  '/admin/holders': 'package',
  '/admin/spending': 'chart',
  '/admin/points': 'coin',
  '/admin/votes': 'star',
  '/admin/news': 'feed',
  '/admin/doctor': 'heart',
  '/admin/seo': 'globe',
  '/admin/releases': 'retry',
  '/admin': 'shield',
} satisfies Record<string, IconName>);

/** The sign of the page, of the page above it, or a sheet for the pages of other teams. */
export function pageIcon(pathname: string): IconName {
  if (pathname === '/') return 'home';
  return ICONS.find(([path]) => ownsPath(path, pathname))?.[1] ?? 'page';
}
