import { useTexts } from '@portico/i18n';
import { useEffect, useId, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Badge, Icon, Link, Sheet } from '@portico/ui';
import { useVisitor } from '@portico/portal-kit';
import { StorySheet } from '../story/story-sheet';
import { currentPage, type OpenPageGroup, useAdminPages } from './admin-pages';
import styles from './admin-frame.module.css';
import adminMenuStyles from './admin-menu.module.css';

const PAGE_ID = 'admin-page';

/** What all pages of the administration share: the way to the others, beside them where there is room, and above them where not. */
export function AdminFrame() {
  const t = useTexts('mfe-admin');
  const page = useRef<HTMLDivElement>(null);
  const side = useCurrentInView();
  return (
    <div className={styles.frame}>
      <div ref={side} className={styles.side}>
        <a
          className={styles.skip}
          href={`#${PAGE_ID}`}
          onClick={(event) => {
            // The address keeps its filters and gets no part.
            event.preventDefault();
            page.current?.focus();
          }}
        >
          {t('frame.skip')}
        </a>
        <AdminBadge />
        <AdminPageList />
      </div>
      <AdminMenu />
      <div ref={page} className={styles.page} id={PAGE_ID} tabIndex={-1}>
        <Outlet />
      </div>
      <StorySheet />
    </div>
  );
}

/** Scrolls the list of pages to the current one: on a low screen it would stand below the edge. */
function useCurrentInView() {
  const side = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = side.current?.querySelector<HTMLElement>('[aria-current]');
    if (side.current === null || !current) return;
    side.current.scrollTop = current.offsetTop - (side.current.clientHeight - current.offsetHeight) / 2;
  }, [pathname]);
  return side;
}

/** The pages where there is no room beside them: one line that says where one is, and a sheet with all of them. */
function AdminMenu() {
  const t = useTexts('mfe-admin');
  const { key, pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const page = currentPage(pathname);
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
              <span className={adminMenuStyles.page}>{t(page.title)}</span>
            </>
          )}
        </span>
        <Icon name="chevronDown" size={16} className={adminMenuStyles.mark} />
      </button>
      {/* A new page closes it. */}
      <Sheet
        isOpen={openAt === key}
        onClose={() => setOpenAt(undefined)}
        title={t('frame.label')}
        closeText={t('frame.close')}
        side="start"
      >
        <div className={adminMenuStyles.sheet}>
          <AdminBadge />
          <AdminPageList />
        </div>
      </Sheet>
    </div>
  );
}

/** That whoever is here has access, and by which role. */
function AdminBadge() {
  const t = useTexts('mfe-admin');
  const { roles } = useVisitor();
  const role = roles.includes('webAdmin') ? 'webAdmin' : 'admin';
  return (
    <p className={styles.root}>
      <Badge tone="accent" icon="crown">
        {t('frame.badge')}
      </Badge>
      <span className={styles.role}>{t(`frame.role.${role}`)}</span>
    </p>
  );
}

/** All pages of the administration that are open to whoever is here. */
function AdminPageList() {
  const t = useTexts('mfe-admin');
  return (
    <nav className={styles.groups} aria-label={t('frame.label')}>
      {useAdminPages().map((group) => (
        <PageGroup key={group.key} group={group} />
      ))}
    </nav>
  );
}

function PageGroup({ group: { key, pages } }: { group: OpenPageGroup }) {
  const t = useTexts('mfe-admin');
  const id = useId();
  return (
    <div>
      {key !== 'overview' && (
        <p id={id} className={styles.title}>
          {t(`frame.group.${key}`)}
        </p>
      )}
      <ul className={styles.list} role="list" aria-labelledby={key === 'overview' ? undefined : id}>
        {pages.map(({ href, title, icon, current }) => (
          <li key={href}>
            <Link className={styles.link} href={href} aria-current={current}>
              <Icon name={icon} size={18} className={styles.icon} />
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
