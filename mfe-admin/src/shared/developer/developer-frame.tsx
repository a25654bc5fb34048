import { useTexts } from '@portico/i18n';
import { NotFoundPage, usePortal } from '@portico/portal-kit';
import { AreaFrame } from '@portico/portal-kit/area-frame';
import { paths } from '../../paths';
import styles from './developer-frame.module.css';

/** What the four developer pages share: the way from one to the next. Without the setting there are none. */
export function DeveloperFrame() {
  const t = useTexts('mfe-admin');
  const { developerTools } = usePortal().config;
  if (!developerTools.isOn) return <NotFoundPage />;
  return (
    <AreaFrame
      className={styles.tabs}
      label={t('developer.pages')}
      tabs={[
        { key: 'wz', href: paths.wzExplorer, icon: 'search', text: t('wzExplorer.title') },
        { key: 'sprite', href: paths.testSprite, icon: 'user', text: t('testSprite.title') },
        { key: 'single', href: paths.singleTest, icon: 'shield', text: t('singleTest.title') },
        { key: 'png', href: paths.pngTest, icon: 'system', text: t('pngTest.title') },
      ]}
    />
  );
}
