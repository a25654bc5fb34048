import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Link, type DataColumn } from '@portico/ui';
import { paths } from '../../paths';
import { useServerDate } from '../../shared/server-date/use-server-date';
import { BanBadge, InGameBadge, RoleBadge } from './account-badges';
import type { FoundAccount } from './accounts.queries';
import styles from './accounts-page.module.css';

const ABSENT = '–';
const DAY = { dateStyle: 'medium' } as const;

/** What the list says of each account. */
export function useAccountColumns(): DataColumn<FoundAccount>[] {
  const t = useTexts('mfe-admin');
  const { relativeTime } = useFormat();
  const date = useServerDate();
  return [
    {
      key: 'name',
      header: t('accounts.column.name'),
      onCard: 'title',
      cell: ({ id, name }) => (
        <Link href={paths.account(id)}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('accounts.column.state'),
      onCard: 'wide',
      isEmpty: ({ role, ban, isInGame }) => role === 'player' && ban === null && !isInGame,
      cell: ({ role, ban, isInGame }) => (
        <span className={styles.badges}>
          <RoleBadge role={role} />
          <BanBadge ban={ban} />
          {isInGame && <InGameBadge />}
        </span>
      ),
    },
    {
      key: 'characters',
      header: t('accounts.column.characters'),
      onCard: 'wide',
      isEmpty: ({ characterNames }) => characterNames.length === 0,
      cell: ({ characterNames }) =>
        characterNames.length === 0 ? (
          ABSENT
        ) : (
          <span className={styles.characters}>
            {characterNames.map((name) => (
              <bdi key={name}>{name}</bdi>
            ))}
          </span>
        ),
    },
    {
      key: 'created',
      header: t('accounts.column.created'),
      isLabelled: true,
      isEmpty: ({ createdAt }) => createdAt === null,
      cell: ({ createdAt }) =>
        createdAt === null ? (
          ABSENT
        ) : (
          <time className={styles.at} dateTime={new Date(createdAt).toISOString()} title={date(createdAt)}>
            {date(createdAt, DAY)}
          </time>
        ),
    },
    {
      key: 'seen',
      header: t('accounts.column.seen'),
      isLabelled: true,
      isEmpty: ({ lastSeenAt }) => lastSeenAt === null,
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? (
          ABSENT
        ) : (
          <time className={styles.at} dateTime={new Date(lastSeenAt).toISOString()} title={date(lastSeenAt)}>
            {relativeTime(lastSeenAt)}
          </time>
        ),
    },
  ];
}
