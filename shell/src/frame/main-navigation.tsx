import { useTexts } from '@portico/i18n';
import { isOpenTo, useVisitor } from '@portico/portal-kit';
import { classNames, Menu, type MenuEntry } from '@portico/ui';
import { useRef, type RefObject, useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ADMIN_PATH, DASHBOARD_PATH, WISHES_PATH } from '../account/use-account';
import sessionStyles from '../guard/session.module.css';
import { usePageIcon } from '../navigation/page-icon';
import { type NavigationItem, ONLINE_PATH, useNavigation } from '../navigation/use-navigation';
import styles from './main-navigation.module.css';
import { type CommunityLink, useCommunity } from './use-community';

/** The place of the community's menu among the pages, by the order of their entries. */
const COMMUNITY_ORDER = 45;

/** Pages and the community in a row for wide screens, and a menu with the rest. CSS decides how many fit, so that nothing moves after measuring. */
export function MainNavigation() {
  const t = useTexts('shell');
  // The reader's own pages are beside the account, the online players beside the logo.
  const pages = useNavigation().filter(({ path }) => path !== DASHBOARD_PATH && path !== ONLINE_PATH);
  const items = pages.filter(({ place }) => place === undefined);
  const links = useCommunity();
  const community = links.some(({ isExternal }) => isExternal) ? links : [];
  const before = items.filter(({ order }) => order < COMMUNITY_ORDER);
  const after = items.slice(before.length);
  const list = useRef<HTMLUListElement>(null);
  const hasCommunity = community.length > 0;
  const fitting = useFittingCount(list, items.length + (hasCommunity ? 1 : 0));
  const isCommunityInRow = hasCommunity && fitting > before.length;
  const inRow = new Set(items.slice(0, isCommunityInRow ? fitting - 1 : fitting));
  const entry = (item: NavigationItem) => <Entry key={item.path} item={item} isInRow={inRow.has(item)} />;
  return (
    <nav className={styles.navigation} aria-label={t('menu.main')}>
      <ul ref={list} className={styles.navigationList} role="list">
        {before.map(entry)}
        {hasCommunity && (
          <li className={classNames(!isCommunityInRow && styles.outOfRow)}>
            <CommunityMenu links={community} />
          </li>
        )}
        {after.map(entry)}
      </ul>
      <MoreMenu
        items={pages.filter((item) => !inRow.has(item))}
        community={community}
        isCommunityInRow={isCommunityInRow}
      />
    </nav>
  );
}

function Entry({ item, isInRow }: { item: NavigationItem; isInRow: boolean }) {
  return (
    <li className={classOf(item, !isInRow && styles.outOfRow)}>
      <Link className={styles.navigationLink} to={item.path} aria-current={item.current}>
        {item.label}
      </Link>
    </li>
  );
}

/** The wish list of players is in their own menu. */
function classOf({ path, audience }: NavigationItem, other: string | false | undefined): string | undefined {
  return classNames(
    path === WISHES_PATH && sessionStyles.strangers,
    audience && sessionStyles[audience],
    other,
  );
}

interface CommunityProps {
  links: readonly CommunityLink[];
}

interface MoreProps {
  items: readonly NavigationItem[];
  community: CommunityProps['links'];
  /** Whether the community has a menu of its own in the row. */
  isCommunityInRow: boolean;
}

/** The pages without a place in the row, then the community if it has none either. Each page is in one menu alone. */
function MoreMenu({ items, community, isCommunityInRow }: MoreProps) {
  const t = useTexts('shell');
  const { key } = useLocation();
  const visitor = useVisitor();
  const pageIcon = usePageIcon();
  const isElsewhere = ({ path }: NavigationItem) =>
    community.some(({ href }) => href === path) ||
    (visitor.isAuthenticated && (path === WISHES_PATH || path === ADMIN_PATH));
  const pages = items
    .filter((item) => isOpenTo(item, visitor) && !isElsewhere(item))
    .map(({ path, label, current }) => ({
      key: path,
      text: label,
      href: path,
      icon: pageIcon(path),
      isCurrent: current !== undefined,
    }));
  const entries: MenuEntry[] =
    isCommunityInRow || community.length === 0
      ? pages
      : [...pages, { key: 'community', heading: t('menu.community') }, ...entriesOf(community)];
  if (entries.length === 0) return null;
  return (
    <Menu
      // A new page closes it.
      key={key}
      className={styles.navigationMenu}
      label={t('menu.more')}
      entries={entries}
    />
  );
}

/** Chat, forum, the owner's further links and the downloads. */
function CommunityMenu({ links }: CommunityProps) {
  const t = useTexts('shell');
  const { key } = useLocation();
  return (
    <Menu
      // A new page closes it.
      key={key}
      className={styles.navigationMenu}
      label={t('menu.community')}
      entries={entriesOf(links)}
    />
  );
}

function entriesOf(links: CommunityProps['links']): MenuEntry[] {
  return links.map((link) => ({ ...link, key: link.href }));
}

/** Number of entries in the first line of a wrapping list. Follows the widths of list and entries. */
function useFittingCount(list: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => setFitting(countOfFirstLine(element));
    measure();
    const observer = new ResizeObserver(measure);
    for (const box of [element, ...element.children]) observer.observe(box);
    return () => observer.disconnect();
  }, [list, count]);
  return fitting;
}

/** All entries if the list or all of them are hidden; a single hidden entry takes no space. */
function countOfFirstLine({ children }: HTMLElement): number {
  const entries = [...children];
  const first = entries.find(isShown);
  if (first === undefined) return entries.length;
  const { bottom } = first.getBoundingClientRect();
  const next = entries.findIndex((entry) => isShown(entry) && entry.getBoundingClientRect().top >= bottom);
  return next === -1 ? entries.length : next;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
