import { useEffect, useState } from 'react';
import { useTexts } from '@portico/i18n';
import { Icon, Sheet } from '@portico/ui';
import { Link, useLocation } from 'react-router-dom';
import styles from './header.module.css';
import { useNavigation } from './use-navigation';
import { useScrollLock } from './use-scroll-lock';

/** The pages of the portal in a sheet, for phones. */
export function MobileMenu() {
  const t = useTexts('shell');
  const items = useNavigation();
  const { key, pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(false), [key]);
  useScrollLock(isOpen);
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('menu.open')}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" size={22} />
      </button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('menu.title')}
        closeText={t('menu.close')}
        side="end"
      >
        <nav aria-label={t('menu.main')}>
          <ul className={styles.sheetList} role="list">
            <li>
              <Link className={styles.sheetLink} to="/" aria-current={pathname === '/' ? 'page' : undefined}>
                {t('menu.home')}
              </Link>
            </li>
            {items.map((item) => (
              <li key={item.path}>
                <Link className={styles.sheetLink} to={item.path} aria-current={item.current}>
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Sheet>
    </>
  );
}
