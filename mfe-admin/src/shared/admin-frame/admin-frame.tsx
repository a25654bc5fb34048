import { useTexts } from '@portico/i18n';
import { AreaFrame } from '@portico/portal-kit/area-frame';
import type { IconName } from '@portico/ui';
import { paths } from '../../paths';
import styles from './admin-frame.module.css';

const TABS = [
  { key: 'releases', href: paths.releases, icon: 'settings' },
  { key: 'votes', href: paths.votes, icon: 'check' },
] as const satisfies readonly { key: string; href: string; icon: IconName }[];

/** What all pages of the admin area share: its tabs. */
export function AdminFrame() {
  const t = useTexts('mfe-admin');
  return (
    <AreaFrame
      className={styles.tabs}
      label={t('tabs.label')}
      tabs={TABS.map((tab) => ({ ...tab, text: t(`tabs.${tab.key}`) }))}
    />
  );
}
