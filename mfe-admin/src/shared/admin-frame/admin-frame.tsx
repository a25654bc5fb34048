import { useTexts } from '@portico/i18n';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { StorySheet } from '../story/story-sheet';
import { AdminBadge } from './admin-badge';
import { AdminMenu } from './admin-menu';
import { AdminPageList } from './admin-page-list';
import styles from './admin-frame.module.css';

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
