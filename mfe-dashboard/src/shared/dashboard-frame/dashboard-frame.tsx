import { useTexts } from '@portico/i18n';
import { AreaFrame } from '@portico/portal-kit/area-frame';
import type { IconName } from '@portico/ui';
import { paths } from '../../paths';
import styles from './dashboard-frame.module.css';

const TABS = [
  { key: 'overview', href: paths.dashboard, icon: 'user' },
  { key: 'inventory', href: paths.inventory, icon: 'chest' },
  { key: 'rewards', href: paths.rewards, icon: 'star' },
  { key: 'history', href: paths.history, icon: 'scroll' },
  { key: 'security', href: paths.security, icon: 'key' },
] as const satisfies readonly { key: string; href: string; icon: IconName }[];

/** What all pages of the dashboard share: its tabs stay where they are from one page to the next. */
export function DashboardFrame() {
  const t = useTexts('mfe-dashboard');
  return (
    <AreaFrame
      className={styles.tabs}
      label={t('tabs.label')}
      tabs={TABS.map((tab) => ({ ...tab, text: t(`tabs.${tab.key}`) }))}
    />
  );
}
