import { useTexts } from '@portico/i18n';
import { Moment, useFormat } from '@portico/portal-kit';
import { TableWindow } from '@portico/portal-kit/list';
import type { DataColumn } from '@portico/ui';
import type { AdminAccount } from './account.queries';
import styles from './account.module.css';

type Session = AdminAccount['sessions'][number];
const ABSENT = '–';

export function AccountSessions({ sessions }: Pick<AdminAccount, 'sessions'>) {
  const t = useTexts('mfe-admin');
  return (
    <TableWindow
      title={t('account.sessions.title')}
      icon="key"
      columns={useSessionColumns()}
      rows={sessions}
      rowKey={(session) => `${session.createdAt} ${session.lastSeenAt} ${session.network}`}
      none={t('account.sessions.none')}
      noneHint={t('account.sessions.noneText')}
    />
  );
}

function useSessionColumns(): DataColumn<Session>[] {
  const t = useTexts('mfe-admin');
  const { serverDate: date } = useFormat();
  return [
    {
      key: 'browser',
      header: t('account.sessions.browser'),
      onCard: 'title',
      cell: ({ browser, system }) => (
        <bdi>
          {[browser, system].filter((word) => word !== null).join(' · ') || t('account.sessions.unknown')}
        </bdi>
      ),
    },
    {
      key: 'network',
      header: t('account.sessions.network'),
      onCard: 'aside',
      cell: ({ network }) => <bdi dir="ltr">{network ?? ABSENT}</bdi>,
    },
    {
      key: 'created',
      header: t('account.sessions.created'),
      onCard: 'wide',
      isLabelled: true,
      cell: ({ createdAt }) => (
        <Moment at={createdAt} className={styles.at} title={date(createdAt)}>
          {date(createdAt)}
        </Moment>
      ),
    },
    {
      key: 'seen',
      header: t('account.sessions.seen'),
      isLabelled: true,
      cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} className={styles.at} title={date(lastSeenAt)} />,
    },
  ];
}
