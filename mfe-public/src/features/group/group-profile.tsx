import { UnavailableNotice, useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import {
  Badge,
  EmptyState,
  FactList,
  Link,
  LinkButton,
  StatRow,
  StatTile,
  Window,
  SoftText,
} from '@portico/ui';
import { GROUP_MAX_MEMBERS } from '@portico/domain';
import { cardOf, JobBadge, Picture, SectionHead } from '@portico/game-ui';
import { paths } from '../../paths';
import { GroupAchievements } from './group-achievements';
import type { GroupDetail, GroupMember } from './group.queries';
import { playtimeText } from '../../shared/durations';
import styles from './group-page.module.css';

export function GroupProfile({ detail }: { detail: GroupDetail }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { group, members, achievements } = detail;
  const rank = group.groupRank;
  return (
    <>
      <SectionHead
        scene="board"
        eyebrow={t('group.eyebrow')}
        title={<bdi>{group.group_name}</bdi>}
        facts={
          <span className={styles.lead}>
            {rank !== null && <span>{t('group.rank', { rank: format.number(rank) })}</span>}
            {group.leader_name !== null && <span>{t('ranking.led', { name: group.leader_name })}</span>}
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

function GroupFacts({ group }: Pick<GroupDetail, 'group'>) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  return (
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
  );
}

const FACTS = ['deaths', 'bosses', 'cards', 'playtime', 'location'] as const;

function MemberCard({ member }: { member: GroupMember }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { language } = usePortal();
  const values = {
    deaths: format.number(member.ironman_deaths),
    bosses: format.number(member.ironman_bosses_killed),
    cards: member.total_cards === null ? '–' : format.number(member.total_cards),
    playtime: playtimeText(member.ironman_playtime, language),
    location: member.mapName === null ? t('group.member.nowhere') : <bdi>{member.mapName}</bdi>,
  };
  return (
    <article className={styles.member}>
      <div className={styles.memberHead}>
        <span className={styles.figure}>
          <Picture kind="character" id={member.id} size={96} view="figure" />
        </span>
        <div className={styles.memberWords}>
          <Link href={paths.player(member.id)} className={styles.memberName} {...cardOf('player', member.id)}>
            <bdi>{member.name}</bdi>
          </Link>
          <SoftText as="span">{format.level(member.level)}</SoftText>
          <JobBadge job={member.job} />
          {member.is_leader && (
            <Badge tone="accent" icon="crown">
              {t('group.member.leader')}
            </Badge>
          )}
        </div>
      </div>
      <FactList facts={FACTS.map((key) => ({ key, term: t(`group.member.${key}`), value: values[key] }))} />
    </article>
  );
}
