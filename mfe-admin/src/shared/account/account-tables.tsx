import { ABSENT } from '@portico/domain';
import { addressOf } from '@portico/contract';
import { cardOf, JobBadge, Mesos, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, Moment } from '@portico/portal-kit';
import { TableWindow, columnsOf } from '@portico/portal-kit/list';
import { Badge, Link, type DataColumn } from '@portico/ui';
import type { AdminAccount } from './account.queries';
import styles from './account.module.css';

type Character = AdminAccount['characters'][number];

export function AccountCharacters({ characters }: Pick<AdminAccount, 'characters'>) {
  const t = useTexts('mfe-admin');
  const { level: levelOf } = useFormat();
  const columns: DataColumn<Character>[] = columnsOf(t, {
    'account.characters.name': {
      onCard: 'title',
      // Public pages hide game masters, so there is neither a page nor a picture.
      picture: ({ id, gmLevel }) => gmLevel === 0 && <Picture kind="character" id={id} size={32} />,
      cell: ({ id, name, gmLevel }) => (
        <span className={styles.badges}>
          {gmLevel === 0 ? (
            <Link href={addressOf('player', id)} {...cardOf('player', id)}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
          {gmLevel > 0 && <Badge tone="accent">{t('account.characters.gm', { level: gmLevel })}</Badge>}
        </span>
      ),
    },
    'account.characters.level': { onCard: 'aside', cell: ({ level }) => levelOf(level) },
    'account.characters.job': ({ job }) => <JobBadge job={job} />,
    'account.characters.map': {
      onCard: 'wide',
      cell: ({ mapId, mapName }) => (
        <Link href={addressOf('map', mapId)}>
          <bdi>{mapName ?? `#${mapId}`}</bdi>
        </Link>
      ),
    },
    'account.characters.meso': {
      align: 'end',
      cell: ({ meso }) => <Mesos amount={meso} />,
    },
  });
  return (
    <TableWindow
      title={t('account.characters.title')}
      icon="users"
      columns={columns}
      rows={characters}
      rowKey={({ id }) => id}
      density="comfortable"
      none={t('account.characters.none')}
      noneHint={t('account.characters.noneText')}
    />
  );
}

type Session = AdminAccount['sessions'][number];
export function AccountSessions({ sessions }: Pick<AdminAccount, 'sessions'>) {
  const t = useTexts('mfe-admin');
  const { serverDate: date } = useFormat();
  const columns: DataColumn<Session>[] = columnsOf(t, {
    'account.sessions.browser': {
      onCard: 'title',
      cell: ({ browser, system }) => (
        <bdi>
          {[browser, system].filter((word) => word !== null).join(' · ') || t('account.sessions.unknown')}
        </bdi>
      ),
    },
    'account.sessions.network': {
      onCard: 'aside',
      cell: ({ network }) => <bdi dir="ltr">{network ?? ABSENT}</bdi>,
    },
    'account.sessions.created': {
      onCard: 'wide',
      isLabelled: true,
      cell: ({ createdAt }) => (
        <Moment at={createdAt} className={styles.at} title={date(createdAt)}>
          {date(createdAt)}
        </Moment>
      ),
    },
    'account.sessions.seen': {
      isLabelled: true,
      cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} className={styles.at} title={date(lastSeenAt)} />,
    },
  });
  return (
    <TableWindow
      title={t('account.sessions.title')}
      icon="key"
      columns={columns}
      rows={sessions}
      rowKey={(session) => `${session.createdAt} ${session.lastSeenAt} ${session.network}`}
      none={t('account.sessions.none')}
      noneHint={t('account.sessions.noneText')}
    />
  );
}
