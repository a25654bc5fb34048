import { useTexts } from '@portico/i18n';
import { isOpenTo, useVisitor } from '@portico/portal-kit';
import { classNames, Menu, type MenuEntry } from '@portico/ui';
import { useRef, type RefObject, useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DASHBOARD_PATH } from '../account/use-account';
import sessionStyles from '../guard/session.module.css';
import { type NavigationItem, useNavigation } from '../navigation/use-navigation';
import styles from './main-navigation.module.css';
import { type CommunityLink, useCommunity } from './use-community';

/** The place of the community's menu among the pages, by the order of their entries. */
const COMMUNITY_ORDER = 45;

/** Pages and the community in a row for wide screens, with a menu for the rest. CSS decides how many fit, so that nothing moves after measuring. */
export function MainNavigation() {
  const t = useTexts('shell');
  // The reader's own pages are beside the account.
  const items = useNavigation().filter(({ path }) => path !== DASHBOARD_PATH);
  const links = useCommunity();
  const community = links.some(({ isExternal }) => isExternal) ? links : [];
  const before = items.filter(({ order }) => order < COMMUNITY_ORDER);
  const after = items.slice(before.length);
  const list = useRef<HTMLUListElement>(null);
  const hasCommunity = community.length > 0;
  const fitting = useFittingCount(list, items.length + (hasCommunity ? 1 : 0));
  const isCommunityInRow = hasCommunity && fitting > before.length;
  const inMenu = items.slice(isCommunityInRow ? fitting - 1 : fitting);
  const communityInMenu = isCommunityInRow ? [] : community;
  return (
    <nav className={styles.navigation} aria-label={t('menu.main')}>
      <div className={styles.rows}>
        <div className={styles.row}>
          <ul ref={list} className={styles.navigationList} role="list">
            {before.map((item) => (
              <Entry key={item.path} item={item} isInRow={!inMenu.includes(item)} />
            ))}
            {hasCommunity && (
              <li className={classNames(!isCommunityInRow && styles.outOfRow)}>
                <CommunityMenu links={community} />
              </li>
            )}
            {after.map((item) => (
              <Entry key={item.path} item={item} isInRow={!inMenu.includes(item)} />
            ))}
          </ul>
          <div className={styles.more}>
            <MoreMenu items={inMenu} community={communityInMenu} />
          </div>
        </div>
        <div className={styles.ruler} aria-hidden="true" inert>
          {items.map((item) => (
            <span key={item.path} className={classOf(item, styles.navigationLink)}>
              {item.label}
            </span>
          ))}
          {hasCommunity && <CommunityMenu links={community} />}
        </div>
      </div>
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

function classOf({ audience }: NavigationItem, other: string | false | undefined): string | undefined {
  return classNames(audience && sessionStyles[audience], other);
}

interface CommunityProps {
  links: readonly CommunityLink[];
}

/** The pages without room in the row, then the community if it has none either. */
function MoreMenu({
  items,
  community,
}: {
  items: readonly NavigationItem[];
  community: CommunityProps['links'];
}) {
  const t = useTexts('shell');
  const { key } = useLocation();
  const visitor = useVisitor();
  const open = items.filter(
    (item) => isOpenTo(item, visitor) && community.every(({ href }) => href !== item.path),
  );
  const pages = open.map(({ path, label, current }) => ({
    key: path,
    text: label,
    href: path,
    isCurrent: current !== undefined,
  }));
  const entries: MenuEntry[] =
    community.length === 0
      ? pages
      : [...pages, { key: 'community', heading: t('menu.community') }, ...entriesOf(community)];
  if (entries.length === 0) return null;
  return (
    <Menu
      // A new page closes it.
      key={key}
      className={styles.navigationMenu}
      label={t('menu.more')}
      icon="menu"
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
