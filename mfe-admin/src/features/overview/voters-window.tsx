import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { columnsOf, TableWindow } from '@portico/portal-kit/list';
import { Badge, type DataColumn, Link } from '@portico/ui';
import { AccountLink } from '../../shared/account/account-badges';
import { useStory } from '../../shared/story/story-state';
import type { Voter } from './overview.queries';
import styles from './voters-window.module.css';

interface VotersWindowProps {
  voters: readonly Voter[];
  /** Number of today's voters, listed or not. */
  total: number;
}

export function VotersWindow({ voters, total }: VotersWindowProps) {
  const t = useTexts('mfe-admin');
  const { number, relativeTime, date } = useFormat();
  const { hrefFor } = useStory();
  const count = (read: (voter: Voter) => number) => ({
    align: 'end' as const,
    isLabelled: true,
    isEmpty: (voter: Voter) => read(voter) === 0,
    cell: (voter: Voter) => (
      <span className={read(voter) === 0 ? styles.zero : styles.number}>{number(read(voter))}</span>
    ),
  });
  const columns: DataColumn<Voter>[] = columnsOf(t, {
    'overview.voters.column.account': {
      onCard: 'title',
      cell: ({ account_id, account_name, suspicious }) => (
        <span className={styles.account}>
          <AccountLink id={account_id}>{account_name}</AccountLink>
          {suspicious && (
            <Badge tone="danger" icon="warning">
              {t('overview.voters.suspicious')}
            </Badge>
          )}
        </span>
      ),
    },
    'overview.voters.column.characters': {
      isEmpty: ({ characters }) => characters.length === 0,
      cell: (voter) => <VoterCharacters voter={voter} />,
    },
    'overview.voters.column.votes': count(({ votes_today }) => votes_today),
    'overview.voters.column.nx': count(({ nx_received_today }) => nx_received_today),
    'overview.voters.column.vp': count(({ vp_received_today }) => vp_received_today),
    'overview.voters.column.balance': count(({ current_nx_balance }) => current_nx_balance),
    'overview.voters.column.spent': count(({ nx_spent_today }) => nx_spent_today),
    'overview.voters.column.last': {
      align: 'end',
      isLabelled: true,
      cell: ({ account_id, account_name: name, last_vote_time: at }) => (
        <Link
          href={hrefFor(account_id, at)}
          className={styles.last}
          title={date(at)}
          aria-label={t('overview.voters.lastOf', { name, when: relativeTime(at) })}
        >
          {relativeTime(at)}
        </Link>
      ),
    },
  });
  const isAll = voters.length >= total;
  return (
    <TableWindow
      title={t('overview.voters.title')}
      icon="users"
      actions={<span className={styles.total}>{t('overview.voters.total', { count: total })}</span>}
      footer={!isAll && t('overview.voters.newest', { count: voters.length })}
      columns={columns}
      rows={voters}
      rowKey={({ account_id }) => account_id}
      isScrollable
      isFlowing
      none={t('overview.voters.none')}
      noneHint={t('overview.voters.noneText')}
    />
  );
}

/** Maximum characters shown by name; the others are only counted. */
const NAMED = 3;

function VoterCharacters({ voter: { characters } }: { voter: Voter }) {
  const t = useTexts('mfe-admin');
  const { level } = useFormat();
  const more = characters.length - NAMED;
  return (
    <span className={styles.characters}>
      {characters.slice(0, NAMED).map(({ name, level: reached }, index) => (
        <span key={name}>
          {index > 0 && ' · '}
          <bdi>{name}</bdi> {level(reached)}
        </span>
      ))}
      {more > 0 && <> {t('overview.voters.more', { count: more })}</>}
    </span>
  );
}
