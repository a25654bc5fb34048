import { useTexts } from '@portico/i18n';
import { isOpenTo, useVisitor } from '@portico/portal-kit';
import { classNames, Menu, Icon } from '@portico/ui';
import { useRef, type RefObject, useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DASHBOARD_PATH } from '../account/use-account';
import sessionStyles from '../guard/session.module.css';
import { type NavigationItem, useNavigation } from '../navigation/use-navigation';
import styles from './main-navigation.module.css';
import { useCommunity } from './use-community';

/** Pages in a row for wide screens, with a menu for the rest. CSS decides how many fit, so that nothing moves after measuring. */
export function MainNavigation() {
  const t = useTexts('shell');
  // The reader's own pages are beside the account.
  const items = useNavigation().filter(({ path }) => path !== DASHBOARD_PATH);
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFittingCount(list, items.length);
  return (
    <nav className={styles.navigation} aria-label={t('menu.main')}>
      <div className={styles.rows}>
        <div className={styles.row}>
          <div className={styles.entries}>
            <ul ref={list} className={styles.navigationList} role="list">
              {items.map((item, index) => (
                <li key={item.path} className={classOf(item, index >= fitting && styles.outOfRow)}>
                  <Link className={styles.navigationLink} to={item.path} aria-current={item.current}>
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
            <CommunityMenu />
          </div>
          <div className={styles.more}>
            {fitting < items.length && <MoreMenu items={items.slice(fitting)} />}
          </div>
        </div>
        <div className={styles.ruler} aria-hidden="true" inert>
          {items.map((item) => (
            <span key={item.path} className={classOf(item, styles.navigationLink)}>
              {item.label}
            </span>
          ))}
          <CommunityMenu />
        </div>
      </div>
    </nav>
  );
}

function classOf({ audience }: NavigationItem, other: string | false | undefined): string | undefined {
  return classNames(audience && sessionStyles[audience], other);
}

function MoreMenu({ items }: { items: readonly NavigationItem[] }) {
  const t = useTexts('shell');
  const { key } = useLocation();
  const visitor = useVisitor();
  const open = items.filter((item) => isOpenTo(item, visitor));
  if (open.length === 0) return null;
  return (
    <Menu
      // A new page closes it.
      key={key}
      className={styles.navigationMenu}
      label={t('menu.more')}
      icon="menu"
      entries={open.map(({ path, label, current }) => ({
        key: path,
        text: label,
        href: path,
        isCurrent: current !== undefined,
      }))}
    />
  );
}

/** Chat, forum, the owner's further links and the downloads, for wide screens; only an icon on the narrowest of them. */
function CommunityMenu() {
  const t = useTexts('shell');
  const links = useCommunity();
  const { key } = useLocation();
  if (links.every(({ isExternal }) => !isExternal)) return null;
  return (
    <Menu
      // A new page closes it.
      key={key}
      className={styles.navigationMenu}
      label={t('menu.community')}
      trigger={
        <>
          <span className={styles.communityName}>{t('menu.community')}</span>
          <Icon name="users" size={18} className={styles.communityDrawing} />
        </>
      }
      entries={links.map((link) => ({ ...link, key: link.href }))}
    />
  );
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
