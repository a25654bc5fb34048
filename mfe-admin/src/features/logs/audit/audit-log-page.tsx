import { useTexts } from '@portico/i18n';
import type { DataColumn } from '@portico/ui';
import { AccountCell, useLogColumns } from '../log-page/log-cells';
import { LogPage } from '../log-page/log-page';
import { ActDetails } from './act-details';
import { AUDIT_ACTIONS, AUDIT_LOG, type AuditRow } from './audit-log.queries';
import { ChainVerification } from './chain-verification';
import { useActionText } from './use-action-text';

export function AuditLogPage() {
  const t = useTexts('mfe-admin');
  const actionText = useActionText();
  return (
    <LogPage
      log={AUDIT_LOG}
      columns={useAuditColumns()}
      choices={[
        {
          key: 'action',
          label: t('auditLog.column.action'),
          all: t('auditLog.allActions'),
          options: AUDIT_ACTIONS.map((action) => ({ value: action, text: actionText(action) })),
        },
      ]}
      notice={() => <ChainVerification />}
    />
  );
}

function useAuditColumns(): DataColumn<AuditRow>[] {
  const t = useTexts('mfe-admin');
  const actionText = useActionText();
  const { time, account } = useLogColumns();
  return [
    time((row) => row.at),
    {
      key: 'action',
      header: t('auditLog.column.action'),
      onCard: 'title',
      cell: ({ action }) => actionText(action),
    },
    {
      key: 'actor',
      header: t('auditLog.column.actor'),
      isLabelled: true,
      isEmpty: ({ actor_id: id }) => id === null,
      cell: ({ actor_id: id, actor_name: name }) => <AccountCell id={id} name={name} />,
    },
    account(),
    {
      key: 'address',
      header: t('auditLog.column.address'),
      isEmpty: ({ ip_address: address }) => address === null,
      cell: ({ ip_address: address }) => <bdi dir="ltr">{address}</bdi>,
    },
    {
      key: 'details',
      header: t('auditLog.column.details'),
      onCard: 'wide',
      width: '24rem',
      cell: (row) => <ActDetails row={row} />,
    },
  ];
}
