import { useTexts } from '@portico/i18n';
import { errorText, kitText } from '@portico/portal-kit';
import { Button, Notice } from '@portico/ui';
import styles from './missing-sets.module.css';
import type { MissingSet } from './use-sprite-sets';

interface MissingSetsProps {
  missing: readonly MissingSet[];
  isFetching: boolean;
  retry: () => void;
}

/** Which parts of a look the portal does not have, and why; the rest is drawn without them. */
export function MissingSets({ missing, isFetching, retry }: MissingSetsProps) {
  const t = useTexts('mfe-admin');
  if (missing.length === 0) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      actions={
        <Button size="small" icon="retry" isPending={isFetching} onClick={retry}>
          {kitText('kit.error.retry')}
        </Button>
      }
    >
      <ul className={styles.list} role="list">
        {missing.map(({ reference: { category, id }, error }) => (
          <li key={`${category}/${id}`}>
            {t('developer.notLoaded', { path: `/api/wz-xml/position/${category}/${id}` })}
            <span className={styles.why}>{errorText(error)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
