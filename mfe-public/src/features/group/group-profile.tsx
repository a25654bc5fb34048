import { UnavailableNotice, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton, PageHeader, Window } from '@portico/ui';
import { paths } from '../../paths';
import { GroupAchievements } from './group-achievements';
import { GroupFacts } from './group-facts';
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
        className={styles.head}
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
      <GroupFacts group={group} />
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
