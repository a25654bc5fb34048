import { errorText, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, Notice } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { chainQuery } from './audit-log.queries';
import styles from './chain-verification.module.css';

/** Walks the chain of hashes on the server when it is asked to, and says whether it holds. */
export function ChainVerification() {
  const t = useTexts('mfe-admin');
  const { number, relativeTime } = useFormat();
  const { data, error, isFetching, refetch } = useQuery(chainQuery());
  return (
    <div className={styles.root}>
      <Button icon="link" isPending={isFetching} onClick={() => void refetch()}>
        {t('auditLog.verify.button')}
      </Button>
      <div className={styles.verdict} role="status">
        {isFetching && <p>{t('auditLog.verify.running')}</p>}
        {!isFetching && error !== null && <Notice tone="danger">{errorText(error)}</Notice>}
        {!isFetching && error === null && data?.broken === null && (
          <Notice tone="good" title={t('auditLog.verify.holds', { formatted: number(data.rows) })}>
            <p>
              {relativeTime(data.at)} · <code dir="ltr">{data.hash}</code>
            </p>
          </Notice>
        )}
        {!isFetching && error === null && data && data.broken !== null && (
          <Notice tone="danger" title={t('auditLog.verify.broken', { id: String(data.broken.id) })}>
            <p lang="en" dir="ltr">
              {data.broken.reason}
            </p>
          </Notice>
        )}
      </div>
    </div>
  );
}
