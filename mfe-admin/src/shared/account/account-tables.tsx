import { addressOf } from '@portico/contract';
import { cardOf, JobBadge, Mesos, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, Moment } from '@portico/portal-kit';
import { TableWindow, dataColumn } from '@portico/portal-kit/list';
import { Badge, Link, type DataColumn } from '@portico/ui';
import type { AdminAccount } from './account.queries';
import styles from './account.module.css';

type Character = AdminAccount['characters'][number];

export function AccountCharacters({ characters }: Pick<AdminAccount, 'characters'>) {
  const t = useTexts('mfe-admin');
  const { level: levelOf } = useFormat();
  const columns: DataColumn<Character>[] = [
    {
      key: 'name',
      header: t('account.characters.name'),
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
    dataColumn('level', t('account.characters.level'), ({ level }) => levelOf(level), { onCard: 'aside' }),
    { key: 'job', header: t('account.characters.job'), cell: ({ job }) => <JobBadge job={job} /> },
    {
      key: 'map',
      header: t('account.characters.map'),
      onCard: 'wide',
      cell: ({ mapId, mapName }) => (
        <Link href={addressOf('map', mapId)}>
          <bdi>{mapName ?? `#${mapId}`}</bdi>
        </Link>
      ),
    },
    {
      key: 'meso',
      header: t('account.characters.meso'),
      align: 'end',
      cell: ({ meso }) => <Mesos amount={meso} unit={t('story.unit.MESO')} />,
    },
  ];
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
const ABSENT = '–';

export function AccountSessions({ sessions }: Pick<AdminAccount, 'sessions'>) {
  const t = useTexts('mfe-admin');
  const { serverDate: date } = useFormat();
  const columns: DataColumn<Session>[] = [
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
    dataColumn(
      'created',
      t('account.sessions.created'),
      ({ createdAt }) => (
        <Moment at={createdAt} className={styles.at} title={date(createdAt)}>
          {date(createdAt)}
        </Moment>
      ),
      { onCard: 'wide', isLabelled: true },
    ),
    {
      key: 'seen',
      header: t('account.sessions.seen'),
      isLabelled: true,
      cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} className={styles.at} title={date(lastSeenAt)} />,
    },
  ];
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
