import { ABSENT } from '@portico/domain';
import { addressOf } from '@portico/contract';
import { cardOf, JobBadge, Mesos, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, Moment } from '@portico/portal-kit';
import { TableWindow, columnsOf } from '@portico/portal-kit/list';
import { Badge, Link, type DataColumn, FactList, factsOf, StatRow, StatTile, Window } from '@portico/ui';
import type { AdminAccount } from './account.queries';
import styles from './account.module.css';
import { paths } from '../../paths';
import { useBanText } from './account-badges';

type Character = AdminAccount['characters'][number];

export function AccountCharacters({ characters, ban }: Pick<AdminAccount, 'characters' | 'ban'>) {
  const t = useTexts('mfe-admin');
  const { level: levelOf } = useFormat();
  // Public pages hide game masters and banned players, so there is neither a page nor a picture.
  const isPublic = ({ gmLevel }: Character) => gmLevel === 0 && ban === null;
  const columns: DataColumn<Character>[] = columnsOf(t, {
    'account.characters.name': {
      onCard: 'title',
      picture: (character) => isPublic(character) && <Picture kind="character" id={character.id} size={32} />,
      cell: (character) => (
        <span className={styles.badges}>
          {isPublic(character) ? (
            <Link href={addressOf('player', character.id)} {...cardOf('player', character.id)}>
              <bdi>{character.name}</bdi>
            </Link>
          ) : (
            <bdi>{character.name}</bdi>
          )}
          {character.gmLevel > 0 && (
            <Badge tone="accent">{t('account.characters.gm', { level: character.gmLevel })}</Badge>
          )}
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
/** Without an open session, the facts of the account say so. */
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
    />
  );
}

export function AccountFacts({ account }: { account: AdminAccount }) {
  const t = useTexts('mfe-admin');
  const { relativeTime, serverDate: date } = useFormat();
  const banText = useBanText();
  const { ban, addressBans, email, createdAt, lastSeenAt, suspicions } = account;
  const emailText = account.emailConfirmed ? 'account.email.confirmed' : 'account.email.unconfirmed';
  const facts = factsOf(t, {
    'account.fact.ban': banText(ban),
    'account.fact.reason': ban && (ban.reason ?? t('account.ban.noReason')),
    'account.fact.banBy': ban !== null && ban.at !== null && (
      <>
        <bdi>{ban.by ?? t('frame.gone')}</bdi> · {date(ban.at)}
      </>
    ),
    'account.fact.addresses': addressBans > 0 && t('account.ban.addresses', { count: addressBans }),
    'account.fact.email': email === null ? ABSENT : t(emailText, { email }),
    'account.fact.factor': t(account.hasSecondFactor ? 'account.factor.on' : 'account.factor.off'),
    'account.fact.created': createdAt === null ? ABSENT : date(createdAt),
    'account.fact.seen': lastSeenAt === null ? ABSENT : relativeTime(lastSeenAt),
    'account.sessions.title': account.sessions.length === 0 && t('account.sessions.none'),
    'account.fact.findings':
      suspicions === 0 ? (
        t('account.findings.none')
      ) : (
        <Link href={paths.suspicions}>{t('account.findings.some', { count: suspicions })}</Link>
      ),
  });
  return (
    <Window title={t('account.facts')} icon="user">
      <FactList facts={facts} />
    </Window>
  );
}

const BALANCES = ['nxCredit', 'votePoints', 'maplePoint', 'nxPrepaid', 'meso'] as const;

export function AccountBalances({ balances }: Pick<AdminAccount, 'balances'>) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <StatRow isCompact>
      {BALANCES.map((balance) => (
        <StatTile
          key={balance}
          label={t(`account.balance.${balance}`)}
          value={<bdi>{number(balances[balance])}</bdi>}
        />
      ))}
    </StatRow>
  );
}
