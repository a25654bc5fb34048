import { errorText, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, Notice, Row } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountCell, useLogTexts } from '../log-columns';
import { useServerTime } from '../log-days';
import { LogPage } from '../log-page';
import { chainQuery } from '../log.queries';
import { ActDetails } from './act-details';
import styles from './audit-log-page.module.css';

export function AuditLogPage() {
  const t = useTexts('mfe-admin');
  const { word } = useLogTexts('audit');
  return (
    <LogPage
      log="audit"
      allTexts={{ action: t('auditLog.allActions') }}
      cells={{
        action: { onCard: 'title', cell: ({ action }) => word('action', action) },
        actor: {
          isLabelled: true,
          isEmpty: ({ actor_id: id }) => id === null,
          onCard: 'meta',
          cell: ({ actor_id: id, actor_name: name }) => <AccountCell id={id} name={name} />,
        },
        address: { cell: ({ ip_address: address }) => <bdi dir="ltr">{address}</bdi> },
        details: {
          onCard: 'wide',
          width: '24rem',
          isEmpty: () => false,
          cell: (row) => <ActDetails row={row} />,
        },
      }}
      notice={() => <ChainVerification />}
    />
  );
}

function ChainVerification() {
  const t = useTexts('mfe-admin');
  const { relativeTime } = useFormat();
  const { second } = useServerTime();
  const { data, error, isFetching, refetch } = useQuery(chainQuery());
  return (
    <Row gap={3}>
      <Button icon="link" isPending={isFetching} onClick={() => void refetch()}>
        {t('auditLog.verify.button')}
      </Button>
      <div className={styles.verdict} role="status">
        {isFetching && <p>{t('auditLog.verify.running')}</p>}
        {!isFetching && error !== null && <Notice tone="danger">{errorText(error)}</Notice>}
        {!isFetching && error === null && data?.broken === null && (
          <Notice tone="good" title={t('auditLog.verify.holds', { count: data.rows })}>
            {relativeTime(data.at)} · <code dir="ltr">{data.hash}</code>
          </Notice>
        )}
        {!isFetching && error === null && data && data.broken !== null && (
          <Notice tone="danger" title={t('auditLog.verify.broken', { id: String(data.broken.id) })}>
            {data.broken.at !== null && <p>{second(data.broken.at)}</p>}
            <p lang="en" dir="ltr">
              {data.broken.reason}
            </p>
          </Notice>
        )}
      </div>
    </Row>
  );
}
