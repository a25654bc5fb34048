import { useTexts } from '@portico/i18n';
import { Icon, Sheet } from '@portico/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AdminBadge } from './admin-badge';
import { AdminPageList } from './admin-page-list';
import { currentPage } from './admin-pages';
import styles from './admin-menu.module.css';

/** The pages where there is no room beside them: one line that says where one is, and a sheet with all of them. */
export function AdminMenu() {
  const t = useTexts('mfe-admin');
  const { key, pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const page = currentPage(pathname);
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={openAt === key}
        onClick={() => setOpenAt(key)}
      >
        <Icon name="menu" size={20} />
        <span className={styles.words}>
          {t('frame.label')}
          {page && (
            <>
              <span className={styles.separator} aria-hidden="true">
                /
              </span>
              <span className={styles.page}>{t(page.title)}</span>
            </>
          )}
        </span>
        <Icon name="chevronDown" size={16} className={styles.mark} />
      </button>
      {/* A new page closes it. */}
      <Sheet
        isOpen={openAt === key}
        onClose={() => setOpenAt(undefined)}
        title={t('frame.label')}
        closeText={t('frame.close')}
        side="start"
      >
        <div className={styles.sheet}>
          <AdminBadge />
          <AdminPageList />
        </div>
      </Sheet>
    </div>
  );
}
