import { ABSENT, GROUP_MAX_MEMBERS } from '@portico/domain';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useNumberColumn, columnsOf } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { Link, type DataColumn } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { daysAgoText } from '../../shared/rankings/durations';
import { PlayerLink } from '../../shared/rankings/player-link';
import { RankingWindow, sortedBy, type RankingProps } from './ranking-window';
import { groupRankingsQuery, type RankedGroup } from './rankings.queries';
import styles from './rankings-page.module.css';

export function GroupsWindow(ranking: RankingProps) {
  const t = useTexts('mfe-public');
  return (
    <RankingWindow
      {...ranking}
      title={t('rankings.list.groups')}
      query={useQuery(groupRankingsQuery(ranking.view))}
      rows={({ groups }) => groups}
      rowKey={({ id }) => id}
      rankOf={({ groupRank }) => groupRank}
      nameOf={({ group_name: name }) => name}
      columns={useGroupColumns(ranking)}
      totalText={(total) => t('rankings.list.groupTotal', total)}
    />
  );
}

function useGroupColumns(ranking: RankingProps): DataColumn<RankedGroup>[] {
  const t = useTexts('mfe-public');
  const numberColumn = useNumberColumn();
  const { language } = usePortal();
  return columnsOf(t, {
    'ranking.column.group': {
      onCard: 'title',
      cell: ({ id, group_name: name }) => (
        <Link href={paths.group(id)}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    'ranking.column.members': {
      ...sortedBy('member_count', ranking),
      onCard: 'meta',
      cell: (group) => <Members group={group} />,
    },
    'ranking.column.average': numberColumn(({ average_level: level }) => Math.round(level), {
      ...sortedBy('average_level', ranking),
      ...(ranking.view.sort === 'member_count' && { onCard: 'aside' }),
    }),
    'ranking.column.total': numberColumn(({ total_level: level }) => level, sortedBy('total_level', ranking)),
    'ranking.column.leader': {
      onCard: 'more',
      cell: ({ leader_name: leader }) => (leader === null ? ABSENT : <bdi>{leader}</bdi>),
    },
    'ranking.column.created': {
      onCard: 'more',
      cell: ({ created_days_ago: days }) => daysAgoText(days, language),
    },
  });
}

/** `4/6` and the members, each with a link to the profile. */
function Members({ group }: { group: RankedGroup }) {
  const format = useFormat();
  return (
    <span className={styles.members}>
      <bdi className={styles.memberCount}>
        {format.number(group.member_count)}/{format.number(GROUP_MAX_MEMBERS)}
      </bdi>
      <span className={styles.memberNames}>
        {group.members_detail.map((member) => (
          <PlayerLink key={member.id} player={member} isQuiet />
        ))}
      </span>
    </span>
  );
}
