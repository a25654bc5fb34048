import { useIsOpenPage } from '@portico/portal-kit';
import type { IconName } from '@portico/ui';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';

/** Where the administration leads, in groups. Who may open a page says its declaration alone. */
const GROUPS = [
  {
    key: 'overview',
    pages: [
      { href: paths.overview, title: 'overview.title', icon: 'chart' },
      { href: paths.suspicions, title: 'suspicions.title', icon: 'warning' },
    ],
  },
  {
    key: 'logs',
    pages: [
      { href: paths.voteLog, title: 'voteLog.title', icon: 'check' },
      { href: paths.expLog, title: 'expLog.title', icon: 'trend' },
      { href: paths.bossLog, title: 'bossLog.title', icon: 'skull' },
      { href: paths.scrollingLog, title: 'scrollingLog.title', icon: 'scroll' },
      { href: paths.nxCreditLog, title: 'nxLog.title', icon: 'coin' },
      { href: paths.inkwellLog, title: 'inkwellLog.title', icon: 'inkwell' },
    ],
  },
  {
    key: 'game',
    pages: [
      { href: paths.drops, title: 'drops.title', icon: 'chest' },
      { href: paths.dropSets, title: 'dropSets.title', icon: 'clock' },
    ],
  },
  {
    key: 'players',
    pages: [
      { href: paths.accounts, title: 'accounts.title', icon: 'users' },
      { href: paths.points, title: 'points.title', icon: 'plus' },
    ],
  },
  {
    key: 'site',
    pages: [
      { href: paths.doctor, title: 'doctor.title', icon: 'heart' },
      { href: paths.votes, title: 'votes.title', icon: 'globe' },
      { href: paths.seo, title: 'seo.title', icon: 'search' },
      { href: paths.releases, title: 'releases.title', icon: 'package' },
      { href: paths.auditLog, title: 'auditLog.title', icon: 'shield' },
    ],
  },
] as const satisfies readonly {
  key: string;
  pages: readonly { href: string; title: string; icon: IconName }[];
}[];

type AdminPageGroup = (typeof GROUPS)[number];
type AdminPageLink = AdminPageGroup['pages'][number];

export interface OpenPageGroup {
  key: AdminPageGroup['key'];
  pages: (AdminPageLink & { current: 'page' | 'true' | undefined })[];
}

/** The pages that whoever is here may open. A group of which none is open is left out. */
export function useAdminPages(): OpenPageGroup[] {
  const isOpen = useIsOpenPage();
  const { pathname } = useLocation();
  const current = currentPage(pathname)?.href;
  return GROUPS.map(({ key, pages }) => ({
    key,
    pages: pages
      .filter(({ href }) => isOpen(href))
      .map((page) => ({ ...page, current: page.href === current ? meaningAt(pathname, page) : undefined })),
  })).filter(({ pages }) => pages.length > 0);
}

/** The page at an address, or the one that a detail belongs to: an account belongs to the accounts. Of pages below one another it is the nearest. */
export function currentPage(pathname: string): AdminPageLink | undefined {
  const pages = GROUPS.flatMap<AdminPageLink>((group) => group.pages);
  return pages
    .filter(({ href }) => pathname === href || (href !== paths.overview && pathname.startsWith(`${href}/`)))
    .reduce<AdminPageLink | undefined>(
      (nearest, page) => (nearest === undefined || page.href.length > nearest.href.length ? page : nearest),
      undefined,
    );
}

/** As `aria-current` has it: `true` for the list that a detail belongs to. */
function meaningAt(pathname: string, { href }: AdminPageLink): 'page' | 'true' {
  return pathname === href ? 'page' : 'true';
}
