import { useTexts } from '@portico/i18n';
import { kitText } from '@portico/portal-kit';
import { Button, Icon } from '@portico/ui';
import type { EndedPage } from './ended-pages';
import { remoteLabel, findRemote } from '../registry/registry-store';
import styles from '../styles/bottom-notice.module.css';

/** Says in which remote the tab before got stuck. */
export function EndedPageNotice({ page, onClose }: { page: EndedPage; onClose: () => void }) {
  const t = useTexts('shell');
  const remote = findRemote(page.remote);
  const label = remote === undefined ? page.remote : remoteLabel(remote);
  return (
    <aside className={styles.root} aria-label={t('remote.held.label')}>
      <Icon name="warning" size={18} />
      <p>{t('remote.held.notice', { label })}</p>
      <Button size="small" icon="close" onClick={onClose}>
        {kitText('kit.close')}
      </Button>
    </aside>
  );
}
