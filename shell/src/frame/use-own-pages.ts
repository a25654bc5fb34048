import { MINUTE_MS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { apiQuery, useIsOpenPage, useOwnAccount } from '@portico/portal-kit';
import type { MenuLink } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ADMIN_PATH, DASHBOARD_PATH, WISHES_PATH } from '../account/use-account';
import { usePageIcon } from '../navigation/page-icon';
import { useOpenNavigation } from '../navigation/use-navigation';

const OWN_PAGES = ['inventory', 'stores', 'rewards', 'history', 'security'] as const;

/** Pages of the navigation that signed-in readers have among their own pages. */
export const OWN_ENTRIES: readonly string[] = [DASHBOARD_PATH, WISHES_PATH, ADMIN_PATH];

interface OwnPage extends MenuLink {
  hint?: string | undefined;
}

/** The reader's own pages that are open, from the dashboard to the administration, with what waits on them as a hint. */
export function useOwnPages(): OwnPage[] {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const isOpen = useIsOpenPage();
  const pageIcon = usePageIcon();
  const navigation = useOpenNavigation();
  const waiting = useWaiting();
  const link = (href: string, text: string, hint?: string): OwnPage => ({
    key: href,
    href,
    text,
    hint,
    icon: pageIcon(href),
    isCurrent: href === pathname,
  });
  const labelled = (href: string, hint?: string): OwnPage[] =>
    navigation.flatMap(({ path, label }) => (path === href ? [link(href, label, hint)] : []));
  const ownPages = OWN_PAGES.map((name) =>
    link(`${DASHBOARD_PATH}/${name}`, t(`session.pages.${name}`), waiting[name]),
  );
  return [
    ...labelled(DASHBOARD_PATH, waiting.dashboard),
    ...ownPages.filter(({ href }) => isOpen(href)),
    ...labelled(WISHES_PATH, waiting.wishes),
    ...labelled(ADMIN_PATH),
  ];
}

/** Things that wait for the reader, as texts, by the page that handles them. */
type Waiting = Partial<Record<'dashboard' | 'wishes' | (typeof OWN_PAGES)[number], string>>;

const REFRESH_MS = 5 * MINUTE_MS;

/** A vote that would count, today's gift, a watched price, a warning about the account. */
function useWaiting(): Waiting {
  const t = useTexts('shell');
  const { data: account } = useOwnAccount();
  const isBanned = account?.banned ?? true;
  const { data } = useQuery({
    ...apiQuery('/api/voting/waiting', { authenticated: true }),
    enabled: !isBanned,
    refetchInterval: REFRESH_MS,
  });
  const waiting: Waiting = {};
  if (data?.vote) waiting.dashboard = t('session.waiting.vote');
  if (data?.gift) waiting.rewards = t('session.waiting.gift');
  if (data?.price) waiting.wishes = t('session.waiting.price');
  if (account?.needsSecondFactor || account?.needsNewPassword)
    waiting.security = t('session.waiting.warning');
  return waiting;
}
