import { GROUP_MAX_MEMBERS } from '@portico/domain';
import { UnavailableNotice, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton, PageHeader, StatRow, StatTile, Window } from '@portico/ui';
import { paths } from '../../paths';
import { GroupAchievements } from './group-achievements';
import { MemberCard } from './member-card';
import type { GroupDetail } from './group.queries';
import styles from './group-page.module.css';

export function GroupProfile({ detail }: { detail: GroupDetail }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { group, members, achievements } = detail;
  const rank = group.groupRank;
  return (
    <>
      <PageHeader
        eyebrow={t('group.eyebrow')}
        title={<bdi>{group.group_name}</bdi>}
        lead={
          <span className={styles.lead}>
            {rank !== null && <span>{t('group.rank', { rank: format.number(rank) })}</span>}
            {group.leader_name !== null && <span>{t('group.led', { name: group.leader_name })}</span>}
          </span>
        }
        actions={
          <LinkButton
            href={`${paths.rankings}?mode=group-ironman`}
            variant="quiet"
            icon="chevronStart"
            className={styles.back}
          >
            {t('group.back')}
          </LinkButton>
        }
      />
      <StatRow className={styles.facts}>
        <StatTile icon="chart" label={t('group.total')} value={format.number(group.total_level)} />
        <StatTile
          icon="star"
          label={t('group.average')}
          value={format.number(Math.round(group.average_level))}
        />
        <StatTile
          icon="users"
          label={t('group.members')}
          value={
            <bdi>
              {format.number(group.member_count)}/{format.number(GROUP_MAX_MEMBERS)}
            </bdi>
          }
        />
        <StatTile icon="clock" label={t('group.days')} value={format.number(group.days_active)} />
      </StatRow>
      <UnavailableNotice of={['monsterBook']} className={styles.lacking} />
      <GroupAchievements achievements={achievements} />
      <Window title={t('group.members')} icon="users" className={styles.window}>
        {members.length === 0 ? (
          <EmptyState title={t('group.empty.title')} hint={t('group.empty.text')} />
        ) : (
          <ul className={styles.members} role="list">
            {members.map((member) => (
              <li key={member.id}>
                <MemberCard member={member} />
              </li>
            ))}
          </ul>
        )}
      </Window>
    </>
  );
}
