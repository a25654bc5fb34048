import { useTexts } from '@portico/i18n';
import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
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
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
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
