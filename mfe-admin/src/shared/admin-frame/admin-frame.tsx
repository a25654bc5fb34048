import { useTexts } from '@portico/i18n';
import { TabLinks, type IconName } from '@portico/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import styles from './admin-frame.module.css';

const TABS = [
  { key: 'releases', href: paths.admin, icon: 'settings' },
  { key: 'votes', href: paths.votes, icon: 'check' },
] as const satisfies readonly { key: string; href: string; icon: IconName }[];

/** What all pages of the admin area share: its tabs. */
export function AdminFrame() {
  const t = useTexts('mfe-admin');
  const { pathname } = useLocation();
  return (
    <>
      <TabLinks
        className={styles.tabs}
        label={t('tabs.label')}
        currentMeans="page"
        items={TABS.map(({ key, href, icon }) => ({
          key,
          href,
          icon,
          text: t(`tabs.${key}`),
          isCurrent: href === pathname,
        }))}
      />
      <Outlet />
    </>
  );
}
