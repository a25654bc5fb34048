import { fillText, useTexts } from '@portico/i18n';
import { useEffect, useId, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Badge, Icon, Link, PlainStates, Sheet, Stack } from '@portico/ui';
import {
  kitText,
  deviceStore,
  isText,
  type PageFrameProps,
  usePortal,
  useVisitor,
} from '@portico/portal-kit';
import { useOpenMenu } from '@portico/portal-kit/area-frame';
import { paths } from '../../paths';
import styles from './admin-frame.module.css';
import adminMenuStyles from './admin-menu.module.css';
import { SideSheets } from './side-sheets';

const PAGE_ID = 'admin-page';

export function AdminFrame({ pages }: PageFrameProps) {
  const t = useTexts('mfe-admin');
  const page = useRef<HTMLDivElement>(null);
  const side = useScrollToCurrent();
  const menu = useMenu(pages);
  return (
    <PlainStates value={true}>
      <div className={styles.frame}>
        <div ref={side} className={styles.side}>
          <a
            className={styles.skip}
            href={`#${PAGE_ID}`}
            onClick={(event) => {
              // The address and its filters stay as they are.
              event.preventDefault();
              page.current?.focus();
            }}
          >
            {t('frame.skip')}
          </a>
          <AdminBadge />
          <AdminPageList menu={menu} />
        </div>
        <AdminMenu menu={menu} />
        <div ref={page} className={styles.page} id={PAGE_ID} tabIndex={-1}>
          <Outlet />
        </div>
        <SideSheets />
      </div>
    </PlainStates>
  );
}

/** Scrolls the page list to the current page, which may lie below the edge. */
function useScrollToCurrent() {
  const side = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = side.current?.querySelector<HTMLElement>('[aria-current]');
    if (side.current === null || !current) return;
    const group = current.closest('details');
    if (group !== null) group.open = true;
    side.current.scrollTop = current.offsetTop - (side.current.clientHeight - current.offsetHeight) / 2;
  }, [pathname]);
  return side;
}

/** On narrow screens: one line with the current page, and a sheet with all pages. */
function AdminMenu({ menu }: { menu: Menu }) {
  const t = useTexts('mfe-admin');
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const page = menu.find(({ current }) => current !== undefined);
  return (
    <div className={adminMenuStyles.root}>
      <button
        type="button"
        className={adminMenuStyles.button}
        aria-haspopup="dialog"
        aria-expanded={openAt === key}
        onClick={() => setOpenAt(key)}
      >
        <Icon name="menu" size={20} />
        <span className={adminMenuStyles.words}>
          {t('frame.label')}
          {page && (
            <>
              <span className={adminMenuStyles.separator} aria-hidden="true">
                /
              </span>
              <span className={adminMenuStyles.page}>{fillText('mfe-admin', page.label, {})}</span>
            </>
          )}
        </span>
        <Icon name="chevronDown" size={16} className={adminMenuStyles.mark} />
      </button>
      {/* The sheet closes when another page opens. */}
      <Sheet
        isOpen={openAt === key}
        onClose={() => setOpenAt(undefined)}
        title={t('frame.label')}
        closeText={kitText('kit.close')}
        side="start"
      >
        <SheetPages menu={menu} />
      </Sheet>
    </div>
  );
}

/** The pages in the sheet, which opens at the current one. */
function SheetPages({ menu }: { menu: Menu }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Stack ref={root} className={adminMenuStyles.pages}>
      <AdminBadge />
      <AdminPageList menu={menu} />
    </Stack>
  );
}

function AdminBadge() {
  const t = useTexts('mfe-admin');
  const { roles } = useVisitor();
  const role = roles.includes('webAdmin') ? 'webAdmin' : 'admin';
  return (
    <p className={styles.root}>
      <Badge tone="accent">{t('frame.badge')}</Badge>
      <span className={styles.role}>{t(`frame.role.${role}`)}</span>
    </p>
  );
}

function AdminPageList({ menu }: { menu: Menu }) {
  const t = useTexts('mfe-admin');
  return (
    <Stack as="nav" gap={1} aria-label={t('frame.label')}>
      {[...new Set(menu.map(({ group }) => group))].map((group) => (
        <PageGroup key={group ?? ''} group={group} entries={menu.filter((entry) => entry.group === group)} />
      ))}
    </Stack>
  );
}

/** A folding group of pages; pages without a group are always shown. */
function PageGroup({ group, entries }: { group: string | undefined; entries: Menu }) {
  const id = useId();
  const { details, keep } = useFolding(group);
  const list = (
    <ul className={styles.list} role="list" aria-labelledby={group === undefined ? undefined : id}>
      {entries.map(({ href, label, icon, current }) => (
        <li key={href}>
          <Link className={styles.link} href={href} aria-current={current}>
            <Icon name={icon} size={16} className={styles.icon} />
            {fillText('mfe-admin', label, {})}
          </Link>
        </li>
      ))}
    </ul>
  );
  if (group === undefined) return list;
  return (
    <details ref={details} open onToggle={keep}>
      <summary className={styles.title}>
        <span id={id}>{fillText('mfe-admin', `frame.group.${group}`, {})}</span>
        <Icon name="chevronDown" size={14} className={styles.mark} />
      </summary>
      {list}
    </details>
  );
}

const FOLDED_KEY = 'portico-admin-folded';

/** Folded groups of this device; none if storage is closed or unreadable. */
const readFolded = () => deviceStore.readList(FOLDED_KEY, isText);

/** Folds a group as stored, unless the current page is in it. */
function useFolding(group: string | undefined) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    if (element === null || group === undefined || element.querySelector('[aria-current]') !== null) return;
    element.open = !readFolded().includes(group);
  }, [group]);
  const keep = () => {
    if (details.current === null || group === undefined) return;
    const others = readFolded().filter((one) => one !== group);
    deviceStore.write(FOLDED_KEY, details.current.open ? others : [...others, group]);
  };
  return { details, keep };
}

type Menu = ReturnType<typeof useMenu>;

/** Developer pages have a frame of their own, so the pages of the site lead to the first of them. */
const DEVELOPER_PAGES = {
  group: 'site',
  icon: 'system',
  label: 'developer.pages',
  href: paths.developer,
} as const;

/** Pages that the user may open, in groups. Marks the current page, or the list of the current detail. */
function useMenu(pages: PageFrameProps['pages']) {
  const { pathname } = useLocation();
  const { developerTools } = usePortal().config;
  const open = useOpenMenu(pages);
  const isDeveloperOpen = developerTools.isOn && open.some(({ group }) => group === DEVELOPER_PAGES.group);
  const entries = isDeveloperOpen ? [...open, DEVELOPER_PAGES] : open;
  const above = entries.map(({ href }) => href).filter((href) => `${pathname}/`.startsWith(`${href}/`));
  const depth = Math.max(...above.map(({ length }) => length));
  return entries.map((entry) => {
    const isCurrent = above.includes(entry.href) && entry.href.length === depth;
    // Value of `aria-current`: `true` marks the list of the current detail.
    const meaning = pathname === entry.href ? ('page' as const) : ('true' as const);
    return { ...entry, current: isCurrent ? meaning : undefined };
  });
}
