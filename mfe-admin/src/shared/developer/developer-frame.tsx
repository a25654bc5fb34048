import { useTexts } from '@portico/i18n';
import { NotFoundPage, type PageFrameProps, usePortal } from '@portico/portal-kit';
import { AreaFrame } from '@portico/portal-kit/area-frame';
import { PlainStates } from '@portico/ui';
import styles from './developer-frame.module.css';

/** Frame of the four developer pages; without the setting they do not exist. */
export function DeveloperFrame({ pages }: PageFrameProps) {
  const t = useTexts('mfe-admin');
  const { developerTools } = usePortal().config;
  if (!developerTools.isOn) return <NotFoundPage />;
  return (
    <PlainStates value={true}>
      <AreaFrame namespace="mfe-admin" className={styles.tabs} label={t('developer.pages')} pages={pages} />
    </PlainStates>
  );
}
