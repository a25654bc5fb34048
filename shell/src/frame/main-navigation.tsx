import { useRef } from 'react';
import { useTexts } from '@portico/i18n';
import { isOpenTo, useVisitor } from '@portico/portal-kit';
import { classNames, Menu } from '@portico/ui';
import { Link, useLocation } from 'react-router-dom';
import { DASHBOARD_PATH } from '../account/use-account';
import sessionStyles from '../guard/session.module.css';
import { CommunityMenu } from './community-menu';
import styles from './main-navigation.module.css';
import { useFittingCount } from './use-fitting-count';
import { type NavigationItem, useNavigation } from '../navigation/use-navigation';

/** Pages in a row for wide screens, with a menu for the rest. CSS decides the fit, so that nothing moves after measuring. */
export function MainNavigation() {
  const t = useTexts('shell');
  // Their own pages stand beside the account.
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
